import { expect, type BrowserContext, type Page } from "@playwright/test"
import * as fc from "fast-check"
import { addressOf } from "../../plugins/content-editor/admin/route"
import type { Path } from "../../plugins/content-model/schema/jsonSchema"
import { valueAt, withValueAt } from "../../plugins/content-editor/state/paths"
import { text } from "../../plugins/content-editor/words"
import type { EditorSite } from "../fixtures/editorServer"

type Place = { file: string; path: Path }
type Edit = Place & { before: unknown; after: unknown }

const about = "pages/about.json"
const paragraphs: Path = ["story", "paragraphs"]
const typed: Place[] = [
  { file: "values/ambition.json", path: ["title"] },
  { file: "values/connection.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["features", 1] },
  { file: "pages/services.json", path: ["header", "title"] },
  { file: "contact-info/email.json", path: ["title"] },
  { file: about, path: [...paragraphs, 0] },
]
// Other fields than those that are typed in, so that no conflict needs a decision.
const byHand: Place[] = [
  { file: "values/ambition.json", path: ["description"] },
  { file: "pages/services.json", path: ["description"] },
  { file: "values/innovation.json", path: ["title"] },
]
const pictures = ["images/hero.png", "images/vision.png", "images/story.png"]
const picture: Place = { file: "services/poultry-trading.json", path: ["image", "file"] }

const number = fc.nat(99)
/** What a person or the computer does, and a number that chooses among a few fields or words. */
export const action = fc.tuple(
  fc.constantFrom(
    ...(["type", "type", "type", "addEntry", "removeEntry", "choosePicture", "undo"] as const),
    ...(["redo", "goBack", "reload", "killTab", "changeByHand"] as const),
    ...(["stopServer", "startServer", "save"] as const),
  ),
  number,
)
export type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** Performs actions in a browser, and predicts the content that must result. */
export function createPerformer(context: BrowserContext, site: EditorSite) {
  let page: Page
  let isServerUp = true
  let words = 0
  let [done, undone]: [Edit[], Edit[]] = [[], []]
  const expected = new Map<string, unknown>()

  const readSaved = (file: string): unknown => JSON.parse(site.read(`content/${file}`))
  const current = ({ file, path }: Place) =>
    valueAt(expected.get(file) ?? expected.set(file, readSaved(file)).get(file), path)
  const predict = ({ file, path }: Place, value: unknown) => {
    current({ file, path })
    expected.set(file, withValueAt(expected.get(file), path, value))
  }
  const edit = (place: Place, after: unknown) => {
    done.push({ ...place, before: current(place), after })
    undone = undone.filter(({ file }) => file !== place.file)
    predict(place, after)
  }
  const newWord = () => ` word${++words}`
  const focus = async ({ file, path }: Place) => {
    await page.goto(site.address + addressOf({ view: "edit", file, path }))
    const field = page.locator(`[data-path="${path.join(".")}"]`)
    await expect(field.locator(":focus")).toBeVisible()
    return field
  }
  const press = (name: string) => page.getByRole("button", { name, exact: true }).click()

  async function open(address = site.address) {
    page = await context.newPage()
    await page.goto(address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    ;[done, undone] = [[], []]
  }

  const perform: Record<Action[0], (choice: number) => Promise<unknown>> = {
    async type(choice) {
      const place = typed[choice % typed.length]
      const before = String(current(place))
      const after = before.length > 30 ? `Text${newWord()}` : before + newWord()
      await (await focus(place)).locator(":focus").fill(after)
      edit(place, after)
    },
    async addEntry() {
      const list = current({ file: about, path: paragraphs })
      if (!Array.isArray(list) || list.length >= 8) return
      await focus({ file: about, path: [...paragraphs, 0] })
      await press(text("form.add", { entry: "Paragraph" }))
      const word = newWord()
      edit({ file: about, path: paragraphs }, [...list, ""])
      await page.locator(":focus").fill(word)
      edit({ file: about, path: [...paragraphs, list.length] }, word)
    },
    async removeEntry() {
      const list = current({ file: about, path: paragraphs })
      if (!Array.isArray(list) || list.length < 2) return
      await focus({ file: about, path: [...paragraphs, 0] })
      await press(text("form.remove", { entry: `Paragraph ${list.length}` }))
      edit({ file: about, path: paragraphs }, list.slice(0, -1))
    },
    async choosePicture(choice) {
      const file = pictures[choice % pictures.length]
      if (current(picture) === file) return
      await focus(picture)
      await press(text("pictures.choose"))
      await page.getByRole("dialog").getByText(file.replace("images/", "")).click()
      edit(picture, file)
    },
    undo: () => replay(done, undone, "undo"),
    redo: () => replay(undone, done, "redo"),
    goBack: () => page.goBack(),
    async reload() {
      if (!isServerUp) return
      await page.reload()
      ;[done, undone] = [[], []]
    },
    async killTab() {
      if (!isServerUp) return
      await page.close({ runBeforeUnload: false })
      await open()
    },
    async changeByHand(choice) {
      const place = byHand[choice % byHand.length]
      const value = `By hand${newWord()}`
      current(place)
      const saved = JSON.stringify(withValueAt(readSaved(place.file), place.path, value), null, 2)
      site.write(`content/${place.file}`, `${saved}\n`)
      predict(place, value)
    },
    async stopServer() {
      if (isServerUp) await site.stop()
      isServerUp = false
    },
    async startServer() {
      if (!isServerUp) await site.start()
      isServerUp = true
    },
    save: () => page.keyboard.press("ControlOrMeta+s"),
  }

  /** Undoes or redoes the last edit of the file of the last one, in its form. */
  async function replay(from: Edit[], to: Edit[], kind: "undo" | "redo") {
    const last = from.at(-1)
    if (!last) return
    await focus({ file: last.file, path: last.path.length > 2 ? [...paragraphs, 0] : last.path })
    await press(text(`item.${kind}`))
    from.pop()
    to.push(last)
    predict(last, kind === "undo" ? last.before : last.after)
  }

  return {
    open,
    perform: ([kind, choice]: Action) => perform[kind](choice),
    /** Brings the server back and saves until nothing is left. Returns the expected content. */
    async finish() {
      await perform.startServer(0)
      await expect(async () => {
        await perform.save(0)
        await expect(page.getByText(text("app.unchanged"))).toBeVisible({ timeout: 2000 })
      }).toPass({ timeout: 60_000 })
      return expected
    },
    close: () => page.close(),
  }
}
