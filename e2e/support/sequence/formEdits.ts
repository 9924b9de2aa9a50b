import { text } from "../../../plugins/content-editor/words"
import { description, paragraphs, picture, pictures, typed } from "./actions"
import type { Place, Prediction } from "./contents"
import type { EditorTab } from "./editorTab"

/** Edits in the form of a file, each with its prediction. */
export function createFormEdits({ focus, press, page }: EditorTab, prediction: Prediction) {
  const { current, editText, forgetSteps, newWord } = prediction
  const first: Place = { ...paragraphs, path: [...paragraphs.path, 0] }

  async function describePicture() {
    const word = newWord()
    await (await focus(description)).fill(word)
    editText(description, word)
  }

  return {
    async type(choice: number) {
      const place = typed[choice % typed.length]
      const before = String(current(place))
      const after = before.length > 30 ? `Text ${newWord()}` : `${before} ${newWord()}`
      await (await focus(place)).fill(after)
      editText(place, after)
    },
    async typeByKey(choice: number) {
      const place = typed[choice % typed.length]
      // Of another length, as keystrokes that follow each other are undone together.
      const isLong = String(current(place)).length > 20
      const pasted = `${isLong ? "Pasted" : "Typed after a paste,"} ${newWord()}`
      await (await focus(place)).fill(pasted)
      editText(place, pasted)
      const startMs = Date.now()
      await page().keyboard.press("End")
      const keys = ` ${newWord()}`
      await page().keyboard.type(keys)
      editText(place, pasted + keys)
      // On a busy machine, a pause may have made two steps of one.
      if (Date.now() - startMs > 900) forgetSteps()
    },
    async addEntry() {
      const entries = current(paragraphs)
      if (!Array.isArray(entries) || entries.length >= 8) return
      const place = { ...paragraphs, path: [...paragraphs.path, entries.length] }
      await focus(first)
      await press(text("form.add", { entry: "Paragraph" }))
      editText(paragraphs, [...entries, ""])
      const word = newWord()
      const field = page().locator(`[data-path="${place.path.join(".")}"]`)
      await field.locator(":focus").fill(word)
      editText(place, word)
    },
    async removeEntry() {
      const entries = current(paragraphs)
      if (!Array.isArray(entries) || entries.length < 2) return
      await focus(first)
      await press(text("actions.menu", { title: `Paragraph ${entries.length}` }))
      await page()
        .getByRole("menuitem", { name: text("actions.delete") })
        .click()
      editText(paragraphs, entries.slice(0, -1))
    },
    async choosePicture(choice: number) {
      const file = pictures[choice % pictures.length]
      if (current({ ...picture, path: ["image", "file"] }) === file) return
      await focus({ ...picture, path: ["image", "file"] })
      await press(`Picture file: ${text("pictures.choose")}`)
      await page().getByRole("dialog").getByText(file.replace("images/", "")).click()
      editText(picture, { file, description: "" })
      await describePicture()
    },
    /** Writes what an undo has left empty, as the check demands it. */
    async fillIn() {
      const entries = current(paragraphs)
      for (const [index, paragraph] of Array.isArray(entries) ? entries.entries() : [])
        if (paragraph === "") {
          const place = { ...paragraphs, path: [...paragraphs.path, index] }
          const word = newWord()
          await (await focus(place)).fill(word)
          editText(place, word)
        }
      if (current(description) === "") await describePicture()
    },
  }
}
