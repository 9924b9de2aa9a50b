import { continueDraft } from "./merge/continueDraft"
import { changedDrafts, changesOf, savedText, savedValue } from "./merge/drafts"
import { isEqual } from "../../content-model/lib/path"
import type { Snapshot, Draft, State, Values } from "./content/types"
import { validateChanges } from "./values/validateChanges"
import type { Storage } from "./merge/storage"
import { afterPress } from "../lib/afterPress"

const pauseMs = 120 // in typing, before the content is checked

export type Store = ReturnType<typeof createStore>

/** The state of the workspace. It stores each changed draft at once and has it checked. */
export function createStore(storage: Storage, loaded: Pick<State, "snapshot" | "drafts">) {
  let state: State = {
    ...loaded,
    check: { issues: [], blocking: [] },
    save: { kind: "idle" },
  }
  const listeners = new Set<() => void>()
  let timer: ReturnType<typeof setTimeout> | undefined

  const setState = (part: Partial<State>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
    if (!part.snapshot && !part.drafts) return
    clearTimeout(timer)
    timer = setTimeout(() => void check(afterPress), pauseMs)
  }

  async function check(show = (change: () => void) => change()) {
    const { snapshot, drafts } = state
    const result = await validateChanges(snapshot, changesOf(changedDrafts(snapshot, drafts)))
    show(() => {
      // A later change is checked by itself.
      if (state.drafts === drafts && state.snapshot === snapshot) setState({ check: result })
    })
  }

  /** Replaces drafts and stores them. Null removes one. */
  const setDrafts = (changed: Record<string, Draft | null>, snapshot = state.snapshot) => {
    const drafts = new Map(state.drafts)
    for (const [file, draft] of Object.entries(changed))
      if (draft) drafts.set(file, draft)
      else drafts.delete(file)
    setState({ drafts, snapshot })
    storage.write(changed).then(
      () => state.storageProblem && setState({ storageProblem: undefined }),
      (error: unknown) => setState({ storageProblem: String(error) }),
    )
  }

  return {
    getState: () => state,
    setState,
    setDrafts,
    /** Checks the drafts at once. */
    check: () => check(),
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Sets the value of each file. A value that equals the saved one needs no draft. */
    setValues(values: Values) {
      const { snapshot, drafts } = state
      const changed = Object.entries(values)
        .filter(([file, value]) => drafts.has(file) || !isEqual(value, savedValue(snapshot, file)))
        .map(([file, value]) => {
          const draft = drafts.get(file) ?? { file, base: savedText(snapshot, file) }
          return [file, { ...draft, value }]
        })
      setDrafts(Object.fromEntries(changed))
    },

    /** Continues the drafts on newly loaded content, of which some were just saved. */
    continueOn(snapshot: Snapshot, saved: Draft[] = []) {
      const next = [...state.drafts.values()].map((draft) => {
        const sent = saved.find(({ file }) => file === draft.file)
        return [draft.file, continueDraft(snapshot, draft, sent)]
      })
      setDrafts(Object.fromEntries(next), snapshot)
      setState({ loadProblem: undefined })
    },
  }
}
