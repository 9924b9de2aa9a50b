import type { Path } from "../../../plugins/content-model/schema/jsonSchema"
import { valueAt, withValueAt } from "../../../plugins/content-editor/state/content/paths"
import type { EditorSite } from "../../fixtures/editorServer"

export type Place = { file: string; path: Path }

/** A step that a person can undo in the form of a file. */
type Edit = { file: string; redo: () => void; undo: () => void }

const list = "values/" // whose items are put in order

export type Prediction = ReturnType<typeof createPrediction>

/** Predicts the content that must result from edits, and what can be undone. */
export function createPrediction(site: EditorSite) {
  const expected = readContents(site)
  let [done, undone]: [Edit[], Edit[]] = [[], []]
  let words = 0

  const current = ({ file, path }: Place) => valueAt(expected[file], path)
  const predict = ({ file, path }: Place, value: unknown) => {
    expected[file] = withValueAt(expected[file], path, value)
  }
  /** Predicts an edit. Edits in one folder may change each other's files. */
  const edit = (one: Edit) => {
    const folderOf = ({ file }: Edit) => file.split("/")[0]
    one.redo()
    done.push(one)
    undone = undone.filter((other) => folderOf(other) !== folderOf(one))
  }
  return {
    expected,
    current,
    predict,
    editText(place: Place, after: unknown) {
      const before = current(place)
      const { file } = place
      edit({ file, redo: () => predict(place, after), undo: () => predict(place, before) })
    },
    /** The files of the list, in their order. */
    listedFiles: () =>
      Object.keys(expected)
        .filter((one) => one.startsWith(list))
        .toSorted((a, b) => positionIn(expected[a]) - positionIn(expected[b])),
    /** Predicts that two neighbours change places. */
    swap(file: string, next: string) {
      const exchange = () => {
        const [place, nextPlace] = [file, next].map((one) => positionIn(expected[one]))
        predict({ file, path: ["position"] }, nextPlace)
        predict({ file: next, path: ["position"] }, place)
      }
      edit({ file, redo: exchange, undo: exchange })
    },
    /** The steps that can be undone or redone. */
    steps: (kind: "undo" | "redo") => (kind === "undo" ? [done, undone] : [undone, done]),
    newWord: () => `word${++words}`,
    forgetSteps: () => ([done, undone] = [[], []]),
  }
}

const positionIn = (value: unknown) => Number(valueAt(value, ["position"]))

/** Every content file. The items of the list have their place instead of their position. */
export function readContents({ git, read }: Pick<EditorSite, "git" | "read">) {
  const names = git("ls-files", "--cached", "--others", "content/*.json").trim().split("\n")
  const files = names.map((name): [string, unknown] => [
    name.replace("content/", ""),
    JSON.parse(read(name)),
  ])
  const positions = files
    .flatMap(([file, value]) => (file.startsWith(list) ? positionIn(value) : []))
    .toSorted((a, b) => a - b)
  const withPlace = (value: unknown) =>
    withValueAt(value, ["position"], positions.indexOf(positionIn(value)))
  return Object.fromEntries(
    files.map(([file, value]) => [file, file.startsWith(list) ? withPlace(value) : value]),
  )
}
