import { contentTypeOf } from "../../content-model/model/model"
import { isEqual, valueAt, withValueAt, type Path } from "../../content-model/lib/path"
import type { Account, Backend } from "./backend"
import { isChanged, isPicturePath, savedText, savedValue, valueOf } from "./merge/drafts"
import { merge } from "./merge/merge"
import type { Storage } from "./merge/storage"
import { withShownLink } from "./items/shownLinks"
import { createHistory } from "./history"
import { createSaver } from "./saver"
import { createStore } from "./store"
import type { Step, Values } from "./content/types"
import { wordsOf } from "./useLoaded"

export type Workspace = Awaited<ReturnType<typeof openWorkspace>>

type Parts = { backend: Backend; storage: Storage; account?: Account }

/**
 * Loads all content and the unsaved changes of this browser. Each further change is stored at once and
 * can be undone.
 */
export async function openWorkspace({ backend, storage, account }: Parts) {
  const [saved, stored] = await Promise.all([backend.load(), storage.readAll()])
  // A draft of a file that the model no longer has stays in the browser.
  const kept = stored.filter(({ file }) => isPicturePath(file) || contentTypeOf(file))
  const drafts = new Map(kept.map((draft) => [draft.file, draft]))
  const store = createStore(storage, { snapshot: saved, drafts })
  const { getState, subscribe, setState, setDrafts, setValues, continueOn } = store
  continueOn(
    saved,
    kept.filter((draft) => !isChanged(saved, draft)),
  )
  const history = createHistory()

  const currentValue = (file: string) => valueOf(getState().snapshot, getState().drafts, file)

  let [asked, answered] = [0, 0]

  /** Loads all content. An answer that a later one has overtaken is old: then the content stays as it is. */
  async function load() {
    const turn = ++asked
    const snapshot = await backend.load()
    if (turn < answered) return getState().snapshot
    answered = turn
    return snapshot
  }

  /** Applies a step from one side to the other. Fields that changed later keep their later value. */
  function replay(step: Step | undefined, from: "before" | "after", to: "before" | "after") {
    const values = Object.keys(step?.after ?? {}).map((file) => [
      file,
      merge(step?.[from][file] ?? null, currentValue(file), step?.[to][file] ?? null).value,
    ])
    setValues(Object.fromEntries(values))
    return step
  }

  /** Sets the values of files; null deletes a file. `file` and `path` are where the person works. */
  const change = (values: Values, file = Object.keys(values)[0], path?: Path) => {
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, currentValue(name)]))
    if (isEqual(before, values)) return
    history.add(file, before, values, path)
    setValues(values)
  }

  /** Changes the part of a file at a path, and other files with it. */
  const changeAt = (
    file: string,
    path: Path,
    changePart: (part: unknown) => unknown,
    others: Values = {},
  ) => {
    const value = currentValue(file)
    const changed = withValueAt(value, path, changePart(valueAt(value, path)))
    change({ ...others, [file]: withShownLink(file, value, changed, path) }, file, path)
  }

  return {
    backend,
    account,
    getState,
    subscribe,
    change,
    changeAt,

    /** Loads the saved content again, and merges it into drafts that do not contradict it. */
    refresh: () =>
      load().then(continueOn, (error: unknown) => setState({ loadProblem: wordsOf(error) })),

    /** Undoes the last step that changed a file. Returns the step. */
    undo: (file: string) => replay(history.undo(file), "after", "before"),
    /** Does the last undone step again. Returns the step. */
    redo: (file: string) => replay(history.redo(file), "before", "after"),
    canUndo: history.canUndo,
    canRedo: history.canRedo,

    /** Ends a conflict: the draft of a file continues from the saved text with this value, if it differs. */
    resolve(file: string, value: unknown) {
      const { snapshot } = getState()
      history.add(file, { [file]: currentValue(file) }, { [file]: value })
      // A damaged file has no value. It stays as it is.
      const isSaved = isEqual(value, savedValue(snapshot, file))
      setDrafts({ [file]: isSaved ? null : { file, base: savedText(snapshot, file), value } })
    },

    /** Saves all drafts that the check accepts and that are in no conflict. */
    save: createSaver(backend, load, store),
  }
}
