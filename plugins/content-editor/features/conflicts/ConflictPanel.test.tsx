import { cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"
import { memorySnapshot } from "../../testing/memoryBackend"
import { memoryWorkspace, renderOn } from "../../testing/memoryWorkspace"
import { text } from "../../ui/words/words"
import { ConflictPanel } from "./ConflictPanel"

const file = "values/ambition.json"
const base = readFileSync(`${fixtureContent}/${file}`, "utf8")
const mine = { ...JSON.parse(base), title: "Boldness" }

/** The panel of a draft whose saved file has got another text meanwhile; null deletes it. */
async function show(saved: string | null, value: unknown = mine) {
  const workspace = await memoryWorkspace([{ file, base, value }])
  const setSaved = (words: string | null) => {
    const { sources, ...snapshot } = memorySnapshot()
    const changed = sources.filter((source) => source.file !== file)
    if (words !== null) changed.push({ file, text: words, issues: [] })
    jest.spyOn(workspace.backend, "load").mockResolvedValue({ ...snapshot, sources: changed })
  }
  setSaved(saved)
  await workspace.refresh()
  renderOn(workspace, <ConflictPanel file={file} />)
  const user = userEvent.setup()
  return {
    setSaved,
    draft: () => workspace.getState().drafts.get(file),
    press: (name: string) => user.click(screen.getByRole("button", { name })),
    panel: () => screen.queryByRole("region", { name: text("conflict.title") }),
  }
}

test.each([
  ["deleted", null],
  ["damaged", '{ "title": '],
])("a file that was %s shows what would be lost, and can be kept or let go", async (_, saved) => {
  const { panel, press, draft } = await show(saved)
  expect(panel()?.textContent).toContain("Boldness")
  // No other text of the item stands there.
  expect(panel()?.textContent).not.toContain(mine.description)
  await press(text("conflict.keepMine"))
  expect(draft()).toEqual({ file, base: saved, value: mine })
  cleanup()
  const other = await show(saved)
  await other.press(text("conflict.letGo"))
  expect(other.draft()).toBeUndefined()
  expect(other.panel()).toBeNull()
})

test("a file that somebody changed is deleted only on request", async () => {
  const theirs = base.replace("Ambition", "Drive")
  const { press, draft, panel } = await show(theirs, null)
  expect(panel()?.textContent).toContain("Drive")
  await press(text("conflict.deleteIt"))
  expect(draft()).toEqual({ file, base: theirs, value: null })
})

test("a choice is asked again if the file has changed since it was shown", async () => {
  const { press, draft, panel, setSaved } = await show(base.replace("Ambition", "Drive"))
  setSaved(base.replace("Ambition", "Courage"))
  await press(text("conflict.allTheirs"))
  expect(draft()?.value).toBe(mine)
  expect(panel()?.textContent).toContain("Courage")
  await press(text("conflict.allTheirs"))
  expect(panel()).toBeNull()
})
