import { SaveError, type Backend, type SaveRequest } from "./backend"
import { text } from "../ui/words/words"
import { describeChanges } from "./values/describe"
import type { Snapshot, Draft } from "./content/types"
import { validateChanges } from "./values/validateChanges"
import { changedDrafts, changesOf, isOutdated, parseText, savedValue } from "./merge/drafts"
import type { Store } from "./store"

const retryPauseMs = 5_000

/** Saves drafts, one request at a time. A failed request is tried again when that can help. */
export function createSaver(backend: Backend, load: Backend["load"], store: Store) {
  const { getState, setState, setDrafts, continueOn, check } = store
  let current = Promise.resolve()
  let timer: ReturnType<typeof setTimeout> | undefined

  async function saveNow(isSecondTry = false): Promise<void> {
    try {
      const { snapshot: known, drafts: all } = getState()
      const isOpen = (one: Draft) => one.sent !== undefined || isOutdated(known, one)
      if ([...all.values()].some(isOpen)) continueOn(await load())
      const { snapshot, drafts } = getState()
      const upToDate = changedDrafts(snapshot, drafts).filter((one) => !isOutdated(snapshot, one))
      const accepted = await acceptedOf(snapshot, upToDate)
      if (accepted.length > 0) {
        setState({ save: { kind: "saving" } })
        const request = requestOf(snapshot, accepted)
        recordSent(request)
        await backend.save(request)
        continueOn(await load(), accepted)
      }
      await announceResult(accepted)
    } catch (error) {
      fail(error)
      if (!(error instanceof SaveError && error.kind === "conflict")) return
      continueOn(await load())
      // Without the files in conflict.
      if (!isSecondTry) await saveNow(true)
    }
  }

  /** Records what is sent, because the answer may be lost. A person may type on meanwhile. */
  function recordSent({ files }: SaveRequest) {
    const sent = files.flatMap(({ file, text: sentText }) => {
      const draft = getState().drafts.get(file)
      return draft ? [[file, { ...draft, sent: sentText }]] : []
    })
    setDrafts(Object.fromEntries(sent))
  }

  /** Drafts with errors and in conflict are left. */
  async function announceResult(saved: Draft[]) {
    const { snapshot, drafts } = getState()
    const left = changedDrafts(snapshot, drafts).filter(({ file }) =>
      saved.every((draft) => draft.file !== file),
    )
    if (left.length === 0) return setState({ save: { kind: "saved" } })
    // A person is led to the errors.
    await check()
    setState({ save: { kind: "refused", files: left.map(({ file }) => file) } })
  }

  function fail(error: unknown) {
    const isKnown = error instanceof SaveError
    const isRetried = isKnown && error.kind === "temporary"
    const message = isKnown ? error.message : `${text("state.failed")} ${String(error)}`
    setState({ save: { kind: "failed", message, isRetried } })
    clearTimeout(timer)
    if (isRetried) timer = setTimeout(() => void save(), retryPauseMs)
  }

  /** Saves all drafts that the check accepts and that are in no conflict, after a save that is at work. */
  function save() {
    clearTimeout(timer)
    current = current.then(() => saveNow()).catch(fail)
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
        before: images[file] ? null : savedValue(snapshot, file),
        after: images[file] ?? parseText(texts[file] ?? null),
      })),
    ),
  }
}
