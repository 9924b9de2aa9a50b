import { expect, type BrowserContext, type Page, type Route } from "@playwright/test"
import * as fc from "fast-check"
import { addressOf, type Route as View } from "../../plugins/content-editor/admin/route"
import type { Path } from "../../plugins/content-model/schema/jsonSchema"
import { valueAt, withValueAt } from "../../plugins/content-editor/state/content/paths"
import { text } from "../../plugins/content-editor/words"
import type { EditorSite } from "../fixtures/editorServer"

type Place = { file: string; path: Path }
/** A step that a person can undo in the form of a file. */
type Edit = { file: string; redo: () => void; undo: () => void }

const about = "pages/about.json"
const paragraphs: Place = { file: about, path: ["story", "paragraphs"] }
const typed: Place[] = [
  { file: "values/ambition.json", path: ["title"] },
  { file: "values/connection.json", path: ["description"] },
  { file: "services/poultry-trading.json", path: ["features", 1] },
  { file: "pages/services.json", path: ["header", "title"] },
  { file: "contact-info/email.json", path: ["title"] },
  { file: about, path: [...paragraphs.path, 0] },
]
// Other fields than those that are typed in, so that no conflict needs a decision.
const byHand: Place[] = [
  { file: "values/ambition.json", path: ["description"] },
  { file: "pages/services.json", path: ["description"] },
  { file: "values/innovation.json", path: ["title"] },
]
const pictures = ["images/hero.png", "images/vision.png", "images/story.png"]
const picture: Place = { file: "services/poultry-trading.json", path: ["image"] }
const description: Place = { ...picture, path: ["image", "description"] }
const list = "values/" // whose items are put in order
const views: View[] = [{ view: "start" }, { view: "pictures" }, { view: "changes" }]

/** What a person or the computer does, and a number that chooses among a few fields or words. */
export const action = fc.tuple(
  fc.constantFrom(
    ...(["type", "type", "type", "typeByKey", "typeByKey", "addEntry", "removeEntry"] as const),
    ...(["moveDown", "choosePicture", "undo", "redo", "goElsewhere", "goBack"] as const),
    ...(["reload", "killTab", "changeByHand", "stopServer", "startServer", "save"] as const),
    ...(["save", "saveWithoutAnswer"] as const),
  ),
  fc.nat(99),
)
export type Action = typeof action extends fc.Arbitrary<infer One> ? One : never

/** Performs actions in a browser, and predicts the content that must result. */
export function createPerformer(context: BrowserContext, site: EditorSite) {
  let page: Page
  let isServerUp = true
  let words = 0
  let visits = 0 // the views to which the browser can go back
  let [done, undone]: [Edit[], Edit[]] = [[], []]
  const expected = readContents(site)

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
  const editText = (place: Place, after: unknown) => {
    const before = current(place)
    const { file } = place
    edit({ file, redo: () => predict(place, after), undo: () => predict(place, before) })
  }
  const forgetSteps = () => ([done, undone] = [[], []])
  const newWord = () => `word${++words}`

  async function go(view: View) {
    const isOther = await page.evaluate((hash) => {
      if (location.hash === hash) return false
      return new Promise<boolean>((resolve) => {
        const handleChange = ({ newURL }: HashChangeEvent) => {
          if (newURL !== location.href) return
          removeEventListener("hashchange", handleChange)
          resolve(true)
        }
        addEventListener("hashchange", handleChange)
        location.hash = hash
      })
    }, addressOf(view))
    if (isOther) visits++
    return isOther
  }
  /** Goes to a field. Returns its control, which has the focus. */
  async function focus({ file, path }: Place) {
    const isOther = await go({ view: "edit", file, path })
    const field = page.locator(`[data-path="${path.join(".")}"]`)
    if (!isOther) await field.locator("input, textarea, button").first().focus()
    const control = field.locator(":focus")
    await expect(control).toBeVisible()
    return control
  }
  const press = (name: string) =>
    page.getByRole("main").getByRole("button", { name, exact: true }).click()

  async function open() {
    page = await context.newPage()
    visits = 0
    await page.goto(site.address)
    await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
    forgetSteps()
  }

  const perform: Record<Action[0], (choice: number) => unknown> = {
    async type(choice) {
      const place = typed[choice % typed.length]
      const before = String(current(place))
      const after = before.length > 30 ? `Text ${newWord()}` : `${before} ${newWord()}`
      await (await focus(place)).fill(after)
      editText(place, after)
    },
    async typeByKey(choice) {
      const place = typed[choice % typed.length]
      // Of another length, as keystrokes that follow each other are undone together.
      const isLong = String(current(place)).length > 20
      const pasted = `${isLong ? "Pasted" : "Typed after a paste,"} ${newWord()}`
      await (await focus(place)).fill(pasted)
      editText(place, pasted)
      const startMs = Date.now()
      await page.keyboard.press("End")
      const keys = ` ${newWord()}`
      await page.keyboard.type(keys)
      editText(place, pasted + keys)
      // On a busy machine, a pause may have made two steps of one.
      if (Date.now() - startMs > 900) forgetSteps()
    },
    async addEntry() {
      const entries = current(paragraphs)
      if (!Array.isArray(entries) || entries.length >= 8) return
      const place = { file: about, path: [...paragraphs.path, entries.length] }
      await focus({ file: about, path: [...paragraphs.path, 0] })
      await press(text("form.add", { entry: "Paragraph" }))
      editText(paragraphs, [...entries, ""])
      const word = newWord()
      await page.locator(`[data-path="${place.path.join(".")}"] :focus`).fill(word)
      editText(place, word)
    },
    async removeEntry() {
      const entries = current(paragraphs)
      if (!Array.isArray(entries) || entries.length < 2) return
      await focus({ file: about, path: [...paragraphs.path, 0] })
      await press(text("form.remove", { entry: `Paragraph ${entries.length}` }))
      editText(paragraphs, entries.slice(0, -1))
    },
    async moveDown(choice) {
      const files = Object.keys(expected).filter((one) => one.startsWith(list))
      const [file, next] = files
        .toSorted((a, b) => positionIn(expected[a]) - positionIn(expected[b]))
        .slice(choice % (files.length - 1))
      await go({ view: "start" })
      const row = page.locator(`[role=row][data-key="${file}"]`)
      await row.getByRole("button", { name: text("start.menu", { title: "" }).trim() }).click()
      await page.getByRole("menuitem", { name: text("start.moveDown"), exact: true }).click()
      const swap = () => {
        const [place, nextPlace] = [file, next].map((one) => positionIn(expected[one]))
        predict({ file, path: ["position"] }, nextPlace)
        predict({ file: next, path: ["position"] }, place)
      }
      edit({ file, redo: swap, undo: swap })
    },
    async choosePicture(choice) {
      const file = pictures[choice % pictures.length]
      if (current({ ...picture, path: ["image", "file"] }) === file) return
      await focus({ ...picture, path: ["image", "file"] })
      await press(`Picture file: ${text("pictures.choose")}`)
      await page.getByRole("dialog").getByText(file.replace("images/", "")).click()
      editText(picture, { file, description: "" })
      await describePicture()
    },
    undo: () => replay(done, undone, "undo"),
    redo: () => replay(undone, done, "redo"),
    goElsewhere: (choice) => go(views[choice % views.length]),
    async goBack() {
      if (visits > 0) await page.goBack()
      visits = Math.max(0, visits - 1)
    },
    async reload() {
      if (!isServerUp) return
      await page.reload()
      await expect(page.getByRole("heading", { level: 1 })).toBeVisible()
      forgetSteps()
    },
    async killTab() {
      if (!isServerUp) return
      await page.close({ runBeforeUnload: false })
      await open()
    },
    changeByHand(choice) {
      const place = byHand[choice % byHand.length]
      const value = `By hand ${newWord()}`
      const before: unknown = JSON.parse(site.read(`content/${place.file}`))
      const saved = withValueAt(before, place.path, value)
      site.write(`content/${place.file}`, `${JSON.stringify(saved, null, 2)}\n`)
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
    async saveWithoutAnswer() {
      const loseAnswer = (route: Route) =>
        Promise.allSettled([route.fetch()]).then(() => route.abort())
      await page.route("**/save", loseAnswer, { times: 1 })
      await perform.save(0)
    },
  }

  async function describePicture() {
    const word = newWord()
    await (await focus(description)).fill(word)
    editText(description, word)
  }

  /** Undoes or redoes the last edit in the form of its file. */
  async function replay(from: Edit[], to: Edit[], kind: "undo" | "redo") {
    const last = from.pop()
    if (!last) return
    await go({ view: "edit", file: last.file, path: [] })
    await press(text(`item.${kind}`))
    to.push(last)
    last[kind]()
  }

  /** Writes what an undo has left empty, as the check demands it. */
  async function fillIn() {
    const entries = current(paragraphs)
    for (const [index, paragraph] of Array.isArray(entries) ? entries.entries() : [])
      if (paragraph === "") {
        const place = { file: about, path: [...paragraphs.path, index] }
        const word = newWord()
        await (await focus(place)).fill(word)
        editText(place, word)
      }
    if (current(description) === "") await describePicture()
  }

  return {
    open,
    perform: async ([kind, choice]: Action) => void (await perform[kind](choice)),
    /** Brings the server back and saves until nothing is left. Returns the expected content. */
    async finish() {
      await perform.startServer(0)
      await fillIn()
      const status = page.getByRole("banner").getByRole("status")
      const isSaved = new RegExp(`^(${text("app.saved")}|${text("app.unchanged")})$`)
      await expect(async () => {
        await perform.save(0)
        await expect(status).toHaveText(isSaved, { timeout: 2000 })
      }).toPass({ timeout: 20_000 })
      return expected
    },
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
