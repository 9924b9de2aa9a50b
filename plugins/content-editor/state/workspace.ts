import { contentTypeOf, type Path } from "../../content-model/schema/jsonSchema"
import { SaveError, type Backend } from "../backends/types"
import { isChanged, isPicturePath, savedText, savedValue, valueOf } from "./drafts/drafts"
import { addStep, createStep, emptyHistory, lastStep } from "./history"
import { merge } from "./drafts/merge"
import { isEqual, valueAt, withValueAt } from "./content/paths"
import { createSaver } from "./saver"
import type { Storage } from "./drafts/storage"
import { createStore } from "./store"
import type { Step, Values } from "./types"

export type Workspace = ReturnType<typeof createWorkspace>

type Options = { backend: Backend; storage: Storage }

/**
 * All content with the unsaved changes of this browser. Each change is stored at once and can be
 * undone. `load` must be called first.
 */
export function createWorkspace({ backend, storage }: Options) {
  const store = createStore(storage)
  const { getState, subscribe, setState, setDrafts, setValues, continueOn } = store
  let history = emptyHistory

  const currentValue = (file: string) => valueOf(getState().snapshot, getState().drafts, file)

  /** Applies a step backwards or forwards. Fields that changed later keep their later value. */
  const replay = ({ before, after }: Step, isUndo: boolean) => {
    const [from, to] = isUndo ? [after, before] : [before, after]
    const values = Object.keys(after).map((file) => [
      file,
      merge(from[file] ?? null, currentValue(file), to[file] ?? null).value,
    ])
    setValues(Object.fromEntries(values))
  }

  const record = (file: string, before: Values, after: Values) => {
    history = addStep(history, createStep(file, before, after, Date.now()))
  }

  /** Sets the values of files; null deletes a file. `file` is where the person works. */
  const change = (values: Values, file = Object.keys(values)[0]) => {
    const before = Object.fromEntries(Object.keys(values).map((name) => [name, currentValue(name)]))
    if (isEqual(before, values)) return
    record(file, before, values)
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
    change({ ...others, [file]: withValueAt(value, path, changePart(valueAt(value, path))) }, file)
  }

  return {
    backend,
    getState,
    subscribe,
    change,
    changeAt,

    /** Loads the saved content and the drafts of an earlier visit. */
    async load() {
      const [snapshot, stored] = await Promise.all([backend.load(), storage.readAll()])
      // A draft of a file that the model no longer has stays in the browser.
      const known = stored.filter(({ file }) => isPicturePath(file) || contentTypeOf(file))
      const [unsaved, saved] = [true, false].map((isUnsaved) =>
        known.filter((draft) => isChanged(snapshot, draft) === isUnsaved),
      )
      setState({ drafts: new Map(unsaved.map((draft) => [draft.file, draft])) })
      setDrafts(Object.fromEntries(saved.map(({ file }) => [file, null])), snapshot)
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
    discard: (files: string[]) =>
      change(
        Object.fromEntries(files.map((file) => [file, savedValue(getState().snapshot, file)])),
      ),

    /** Ends a conflict: the draft of a file continues from the saved text with this value. */
    resolve(file: string, value: unknown) {
      record(file, { [file]: currentValue(file) }, { [file]: value })
      setDrafts({ [file]: { file, base: savedText(getState().snapshot, file), value } })
    },

    /** Saves all drafts that the check accepts and that are in no conflict. */
    save: createSaver({ backend, getState, setState, setDrafts, continueOn }),
  }
}
