import { SaveError, type Backend, type SaveRequest } from "../backends/types"
import { errorsOf } from "../../content-model/validate/issues"
import { text } from "../words"
import { describeChanges, titleOf } from "./content/describe"
import { changesOf } from "./content/contentValues"
import {
  changedDrafts,
  isOutdated,
  isPicturePath,
  pictureOf,
  savedText,
  textOf,
} from "./drafts/drafts"
import type { Snapshot } from "./content/snapshot"
import type { Draft, Drafts, SaveState, State } from "./types"
import { validateChanges } from "./content/validateChanges"

const retryPausesMs = [2_000, 5_000, 15_000, 30_000]

type Options = {
  backend: Pick<Backend, "load" | "save">
  getState: () => State
  setState: (part: Partial<State>) => void
  setDrafts: (drafts: Record<string, Draft>) => void
  /** Continues the drafts on a newly loaded snapshot. */
  continueOn: (snapshot: Snapshot, saved: Draft[]) => void
}

/** Saves drafts, one request at a time. A failed request is tried again when that can help. */
export function createSaver({ backend, getState, setState, setDrafts, continueOn }: Options) {
  let current: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function saveNow(isSecondTry = false): Promise<void> {
    try {
      if ([...getState().drafts.values()].some(({ sent }) => sent !== undefined))
        continueOn(await backend.load(), [])
      const { snapshot, drafts } = getState()
      const accepted = await acceptedDrafts(snapshot, drafts)
      if (accepted.length === 0) return setState({ save: outcome([]) })
      setState({ save: { kind: "saving" } })
      setSent(accepted)
      await backend.save(requestOf(snapshot, accepted))
      continueOn(await backend.load(), accepted)
      failures = 0
      setState({ save: outcome(accepted) })
    } catch (error) {
      if (!(error instanceof SaveError)) throw error
      setState({ save: { kind: "failed", message: error.message } })
      if (error.isTemporary) retryLater(error.message)
      if (!error.isConflict) return
      continueOn(await backend.load(), [])
      // Without the files in conflict.
      if (!isSecondTry) await saveNow(true)
    }
  }

  /** Notes what is sent, because the answer may be lost. A person may type on meanwhile. */
  function setSent(accepted: Draft[]) {
    const { drafts } = getState()
    const sent = accepted.flatMap(({ file, value }): [string, Draft][] => {
      const draft = drafts.get(file)
      return !draft || isPicturePath(file) ? [] : [[file, { ...draft, sent: textOf(file, value) }]]
    })
    setDrafts(Object.fromEntries(sent))
  }

  /** What is told after a save. Drafts with errors and in conflict are left. */
  function outcome(saved: Draft[]): SaveState {
    const { snapshot, drafts } = getState()
    const left = changedDrafts(snapshot, drafts).filter(
      ({ file }) => !saved.some((draft) => draft.file === file),
    )
    const titles = left.map(({ file, value }) => titleOf(file, value))
    if (titles.length === 0) return { kind: "saved", time: Date.now() }
    return { kind: "failed", message: text("state.left", { titles: titles.join(", ") }) }
  }

  function retryLater(message: string) {
    const pause = retryPausesMs[Math.min(failures++, retryPausesMs.length - 1)]
    setState({ save: { kind: "failed", message, retryTime: Date.now() + pause } })
    timer = setTimeout(() => void save(), pause)
  }

  /** Saves all drafts that the check accepts and that are in no conflict. */
  function save() {
    clearTimeout(timer)
    current ??= saveNow()
      .catch((error: unknown) => {
        setState({ save: { kind: "failed", message: `${text("state.failed")} ${String(error)}` } })
      })
      .finally(() => {
        current = undefined
      })
    return current
  }

  return save
}

/** The largest part of the changed drafts that can be saved together. */
async function acceptedDrafts(snapshot: Snapshot, drafts: Drafts) {
  let rest = changedDrafts(snapshot, drafts).filter((draft) => !isOutdated(snapshot, draft))
  while (rest.length > 0) {
    const changes = changesOf(snapshot, new Map(rest.map((draft) => [draft.file, draft])))
    const { blocking } = await validateChanges(snapshot, changes)
    const refused = new Set(errorsOf(blocking).map(({ file }) => file))
    if (refused.size === 0) return rest
    const accepted = rest.filter(({ file }) => !refused.has(file))
    // An error in an unchanged file has no one cause among the drafts.
    if (accepted.length === rest.length) return []
    rest = accepted
  }
  return []
}

function requestOf(snapshot: Snapshot, drafts: Draft[]): SaveRequest {
  return {
    files: drafts
      .filter(({ file }) => !isPicturePath(file))
      .map(({ file, base, value }) => ({ file, base, text: textOf(file, value) })),
    pictures: drafts.flatMap((draft) => {
      const picture = pictureOf(draft)
      if (picture === undefined) return []
      const content = picture && ("blob" in picture ? picture.blob : { from: picture.from })
      return [{ file: draft.file, content }]
    }),
    summary: describeChanges(
      drafts.map(({ file, value }) => ({
        file,
        before: savedText(snapshot, file),
        after: isPicturePath(file) ? null : textOf(file, value),
      })),
    ),
  }
}
