import { SaveError, type Backend, type SaveRequest } from "../backends/types"
import { text } from "../words"
import { describeChanges, titleOf } from "./content/describe"
import type { Snapshot } from "./content/snapshot"
import { validateChanges } from "./content/validateChanges"
import { changedDrafts, changesOf, isOutdated, savedText } from "./drafts/drafts"
import type { Store } from "./store"
import type { Draft } from "./types"

const retryPausesMs = [2_000, 5_000, 15_000, 30_000]

/** Saves drafts, one request at a time. A failed request is tried again when that can help. */
export function createSaver(backend: Backend, store: Store) {
  const { getState, setState, setDrafts, continueOn } = store
  let current: Promise<void> | undefined
  let failures = 0
  let timer: ReturnType<typeof setTimeout> | undefined

  async function saveNow(isSecondTry = false): Promise<void> {
    try {
      if ([...getState().drafts.values()].some(({ sent }) => sent !== undefined))
        continueOn(await backend.load())
      const { snapshot, drafts } = getState()
      const upToDate = changedDrafts(snapshot, drafts).filter((one) => !isOutdated(snapshot, one))
      const accepted = await acceptedOf(snapshot, upToDate)
      if (accepted.length > 0) {
        setState({ save: { kind: "saving" } })
        const request = requestOf(snapshot, accepted)
        noteSent(request)
        await backend.save(request)
        continueOn(await backend.load(), accepted)
        failures = 0
      }
      tellOutcome(accepted)
    } catch (error) {
      fail(error)
      if (!(error instanceof SaveError && error.isConflict)) return
      continueOn(await backend.load())
      // Without the files in conflict.
      if (!isSecondTry) await saveNow(true)
    }
  }

  /** Notes what is sent, because the answer may be lost. A person may type on meanwhile. */
  function noteSent({ files }: SaveRequest) {
    const sent = files.flatMap(({ file, text: sentText }) => {
      const draft = getState().drafts.get(file)
      return draft ? [[file, { ...draft, sent: sentText }]] : []
    })
    setDrafts(Object.fromEntries(sent))
  }

  /** Drafts with errors and in conflict are left. */
  function tellOutcome(saved: Draft[]) {
    const { snapshot, drafts } = getState()
    const left = changedDrafts(snapshot, drafts).filter(({ file }) =>
      saved.every((draft) => draft.file !== file),
    )
    const titles = left.map(({ file, value }) => titleOf(file, value)).join(", ")
    const message = text("state.left", { titles })
    setState({ save: titles ? { kind: "failed", message } : { kind: "saved", time: Date.now() } })
  }

  function fail(error: unknown) {
    if (!(error instanceof SaveError)) {
      const message = `${text("state.failed")} ${String(error)}`
      return setState({ save: { kind: "failed", message } })
    }
    const pause = retryPausesMs[Math.min(failures, retryPausesMs.length - 1)]
    const retryTime = error.isTemporary ? Date.now() + pause : undefined
    setState({ save: { kind: "failed", message: error.message, retryTime } })
    if (!error.isTemporary) return
    failures++
    timer = setTimeout(() => void save(), pause)
  }

  /** Saves all drafts that the check accepts and that are in no conflict. */
  function save() {
    clearTimeout(timer)
    current ??= saveNow()
      .catch(fail)
      .finally(() => (current = undefined))
    return current
  }

  return save
}

/** The largest part of the drafts that can be saved together. */
async function acceptedOf(snapshot: Snapshot, drafts: Draft[]): Promise<Draft[]> {
  const { blocking } = await validateChanges(snapshot, changesOf(drafts))
  if (blocking.length === 0) return drafts
  const accepted = drafts.filter(({ file }) => blocking.every((issue) => issue.file !== file))
  // An error in an unchanged file has no one cause among the drafts.
  return accepted.length < drafts.length ? acceptedOf(snapshot, accepted) : []
}

function requestOf(snapshot: Snapshot, drafts: Draft[]): SaveRequest {
  const { texts, images } = changesOf(drafts)
  const files = drafts.filter(({ file }) => file in texts)
  return {
    files: files.map(({ file, base }) => ({ file, base, text: texts[file] })),
    pictures: Object.entries(images).map(([file, picture]) => ({
      file,
      content: picture && ("blob" in picture ? picture.blob : { from: picture.from }),
    })),
    summary: describeChanges(
      drafts.map(({ file }) => ({
        file,
        // The words of a picture tell only whether it is new or deleted.
        before: savedText(snapshot, file) ?? (images[file] === null ? "" : null),
        after: texts[file] ?? (images[file] ? "" : null),
      })),
    ),
  }
}
