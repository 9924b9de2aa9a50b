import { contentTypeOf } from "../../content-model/schema/jsonSchema"
import { SaveError, type Backend } from "../backends/types"
import { addStep, createStep, emptyHistory, lastStep } from "./history"
import { continueDraft } from "./continueDraft"
import { isChanged, isPicturePath, savedText, savedValue, valueOf } from "./drafts"
import { merge } from "./merge"
import { isEqual } from "./paths"
import { createSaver } from "./saver"
import type { Snapshot } from "./snapshot"
import type { Storage } from "./storage"
import type { Draft, State, Step, Values } from "./types"
import { createChecker } from "./checker"

export type Workspace = ReturnType<typeof createWorkspace>

type Options = { backend: Backend; storage: Storage }

/**
 * All content with the unsaved changes of this browser. Each change is stored at once and can be
 * undone. `load` must be called first.
 */
export function createWorkspace({ backend, storage }: Options) {
  let state: State = {
    snapshot: {
      listing: { files: [], folders: [] },
      sources: [],
      images: {},
      imageCache: { issues: [] },
      staticFiles: [],
    },
    drafts: new Map(),
    check: { issues: [], blocking: [] },
    save: { kind: "idle" },
  }
  const checker = createChecker(
    () => state,
    (check) => setState({ check }),
  )
  let history = emptyHistory
  const listeners = new Set<() => void>()
  const getState = () => state

  const setState = (part: Partial<State>) => {
    state = { ...state, ...part }
    for (const listener of listeners) listener()
    if (part.snapshot || part.drafts) checker.checkSoon()
  }

  /** Replaces drafts and stores them. Null removes one. */
  const setDrafts = (changed: Record<string, Draft | null>, snapshot = state.snapshot) => {
    const drafts = new Map(state.drafts)
    for (const [file, draft] of Object.entries(changed))
      if (draft) drafts.set(file, draft)
      else drafts.delete(file)
    setState({ drafts, snapshot })
    const kept = Object.values(changed).filter((draft) => draft !== null)
    const removed = Object.keys(changed).filter((file) => changed[file] === null)
    storage.write(kept, removed).then(
      () => state.storageProblem && setState({ storageProblem: undefined }),
      (error: unknown) => setState({ storageProblem: String(error) }),
    )
  }

  const setValues = (values: Values) => {
    const { snapshot, drafts } = state
    const changed = Object.entries(values).map(([file, value]): [string, Draft | null] => {
      if (!drafts.has(file) && isEqual(value, savedValue(snapshot, file))) return [file, null]
      return [file, { file, base: drafts.get(file)?.base ?? savedText(snapshot, file), value }]
    })
    setDrafts(Object.fromEntries(changed))
  }

  /** Continues the drafts on newly loaded content, of which some were just saved. */
  const continueOn = (snapshot: Snapshot, saved: Draft[] = []) => {
    const next = [...state.drafts.values()].map((draft) => {
      const sent = saved.find(({ file }) => file === draft.file)
      return [draft.file, continueDraft(snapshot, draft, sent)]
    })
    setDrafts(Object.fromEntries(next), snapshot)
  }
  const save = createSaver({ backend, getState, setState, continueOn })

  /** Applies a step backwards or forwards. Fields that changed later keep their later value. */
  const replay = ({ before, after }: Step, isUndo: boolean) => {
    const [from, to] = isUndo ? [after, before] : [before, after]
    const values = Object.keys(after).map((file) => {
      const current = valueOf(state.snapshot, state.drafts, file)
      return [file, merge(from[file] ?? null, current, to[file] ?? null).value]
    })
    setValues(Object.fromEntries(values))
  }

  return {
    backend,
    getState,
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => void listeners.delete(listener)
    },

    /** Loads the saved content and the drafts of an earlier visit. */
    async load() {
      const [snapshot, stored] = await Promise.all([backend.load(), storage.readAll()])
      // A draft of a file that the model no longer has stays in the browser.
      const known = stored.filter(({ file }) => isPicturePath(file) || contentTypeOf(file))
      const unsaved = known.filter((draft) => isChanged(snapshot, draft))
      setState({ drafts: new Map(unsaved.map((draft) => [draft.file, draft])) })
      continueOn(snapshot)
    },

    /** Loads the saved content again, and merges it into drafts that do not contradict it. */
    async refresh() {
      try {
        continueOn(await backend.load())
      } catch (error) {
        if (!(error instanceof SaveError)) throw error
        setState({ save: { kind: "failed", message: error.message } })
      }
    },

    /** Sets the values of files; null deletes a file. `file` is where the person works. */
    change(values: Values, file: string = Object.keys(values)[0]) {
      const { snapshot, drafts } = state
      const before = Object.fromEntries(
        Object.keys(values).map((name) => [name, valueOf(snapshot, drafts, name)]),
      )
      if (isEqual(before, values)) return
      history = addStep(history, createStep(file, before, values, Date.now()))
      setValues(values)
    },

    /** Undoes the last step, of a file if one is given. Returns the step. */
    undo(file?: string) {
      const step = lastStep(history.done, file)
      if (!step) return undefined
      history = {
        done: history.done.filter((one) => one !== step),
        undone: [...history.undone, { ...step, isTyping: false }],
      }
      replay(step, true)
      return step
    },

    /** Does the last undone step again. Returns the step. */
    redo(file?: string) {
      const step = lastStep(history.undone, file)
      if (!step) return undefined
      history = {
        done: [...history.done, step],
        undone: history.undone.filter((one) => one !== step),
      }
      replay(step, false)
      return step
    },

    canUndo: (file?: string) => lastStep(history.done, file) !== undefined,
    canRedo: (file?: string) => lastStep(history.undone, file) !== undefined,

    /** Returns files to their saved state, as one step. */
    discard(files: string[]) {
      const values = files.map((file) => [file, savedValue(state.snapshot, file)])
      this.change(Object.fromEntries(values))
    },

    /** Ends a conflict: the draft of a file continues from the saved text with this value. */
    resolve(file: string, value: unknown) {
      const before = { [file]: valueOf(state.snapshot, state.drafts, file) }
      history = addStep(history, createStep(file, before, { [file]: value }, Date.now()))
      setDrafts({ [file]: { file, base: savedText(state.snapshot, file), value } })
    },

    /** Saves all drafts that the check accepts and that are in no conflict. */
    save,
  }
}
