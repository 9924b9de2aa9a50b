import { expect, type BrowserContext, type Route } from "@playwright/test"
import { text } from "../../../plugins/content-editor/words"
import { withValueAt } from "../../../plugins/content-editor/state/content/paths"
import type { EditorSite } from "../../fixtures/editorServer"
import { byHand, views, type Action } from "./actions"
import { createPrediction } from "./contents"
import { createEditorTab } from "./editorTab"
import { createFormEdits } from "./formEdits"

/** Performs actions in a browser, and predicts the content that must result. */
export function createPerformer(context: BrowserContext, site: EditorSite) {
  let isServerUp = true
  const tab = createEditorTab(context, site.address)
  const prediction = createPrediction(site)
  const { expected, predict, forgetSteps, newWord } = prediction
  const { fillIn, ...edits } = createFormEdits(tab, prediction)

  async function open() {
    await tab.open()
    forgetSteps()
  }

  const perform: Record<Action[0], (choice: number) => unknown> = {
    ...edits,
    async moveDown(choice) {
      const files = prediction.listedFiles()
      const [file, next] = files.slice(choice % (files.length - 1))
      await tab.go({ view: "start" })
      const row = tab.page().locator(`[role=row][data-key="${file}"]`)
      await row.getByRole("button", { name: text("actions.menu", { title: "" }).trim() }).click()
      const moveDown = { name: text("actions.moveDown"), exact: true }
      await tab.page().getByRole("menuitem", moveDown).click()
      prediction.swap(file, next)
    },
    undo: () => replay("undo"),
    redo: () => replay("redo"),
    goElsewhere: (choice) => tab.go(views[choice % views.length]),
    goBack: tab.goBack,
    async reload() {
      if (!isServerUp) return
      await tab.reload()
      forgetSteps()
    },
    async killTab() {
      if (!isServerUp) return
      await tab.page().close({ runBeforeUnload: false })
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
    save: () => tab.page().keyboard.press("ControlOrMeta+s"),
    async saveWithoutAnswer() {
      const loseAnswer = (route: Route) =>
        Promise.allSettled([route.fetch()]).then(() => route.abort())
      await tab.page().route("**/save", loseAnswer, { times: 1 })
      await perform.save(0)
    },
  }

  /** Undoes or redoes the last edit in the form of its file. */
  async function replay(kind: "undo" | "redo") {
    const [from, to] = prediction.steps(kind)
    const last = from.pop()
    if (!last) return
    await tab.go({ view: "edit", file: last.file, path: [] })
    await tab.press(text(`item.${kind}`))
    to.push(last)
    last[kind]()
  }

  return {
    open,
    perform: async ([kind, choice]: Action) => void (await perform[kind](choice)),
    /** Brings the server back and saves until nothing is left. Returns the expected content. */
    async finish() {
      await perform.startServer(0)
      await fillIn()
      const status = tab.page().getByRole("banner").getByRole("status")
      const isSaved = new RegExp(`^(${text("app.saved")}|${text("app.unchanged")})$`)
      await expect(async () => {
        await perform.save(0)
        await expect(status).toHaveText(isSaved, { timeout: 2000 })
      }).toPass({ timeout: 20_000 })
      return expected
    },
  }
}
