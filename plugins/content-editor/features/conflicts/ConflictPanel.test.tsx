/** @jest-environment jsdom */
import { act, cleanup, screen } from "@testing-library/react"
import userEvent from "@testing-library/user-event"
import { readFileSync } from "node:fs"
import { fixtureContent } from "../../../content-model/testing/fixtureSite"
import { openWorkspace } from "../../drafts/workspace"
import { memoryBackend } from "../../testing/memoryBackend"
import { renderOn } from "../../testing/memoryWorkspace"
import { text } from "../../ui/words/words"
import { ConflictPanel } from "./ConflictPanel"

const file = "values/ambition.json"
const base = readFileSync(`${fixtureContent}/${file}`, "utf8")
const mine = { ...JSON.parse(base), title: "Boldness" }

/** The panel of a draft whose saved file has got another text meanwhile; null deletes it. */
async function show(saved: string | null, value: unknown = mine) {
  const memory = memoryBackend([{ file, base, value }])
  const workspace = await openWorkspace(memory)
  if (saved === null) memory.files.delete(file)
  else memory.files.set(file, saved)
  await workspace.refresh()
  renderOn(workspace, <ConflictPanel file={file} />)
  return {
    files: memory.files,
    save: () => act(() => workspace.save()),
    draft: () => workspace.getState().drafts.get(file),
    press: (name: string) => userEvent.click(screen.getByRole("button", { name })),
    panel: () => screen.queryByRole("region", { name: text("conflict.title") }),
  }
}

test.each([
  ["deleted", null],
  ["damaged", '{ "title": '],
])("a file that was %s shows what would be lost, and can be kept or let go", async (_, saved) => {
  const { panel, press, draft } = await show(saved)
  expect(panel()?.textContent).toContain("Boldness")
  expect(panel()?.textContent).not.toContain(mine.description)
  await press(text("conflict.keepMine"))
  expect(draft()).toEqual({ file, base: saved, value: mine })
  cleanup()
  const other = await show(saved)
  await other.press(text("conflict.discardMine"))
  expect(other.draft()).toBeUndefined()
  expect(other.panel()).toBeNull()
})

test("a file that somebody changed is deleted only on request; another change asks again", async () => {
  const { press, draft, panel, files, save } = await show(base.replace("Ambition", "Drive"), null)
  expect(panel()?.textContent).toContain("Drive")
  const theirs = base.replace("Ambition", "Courage")
  files.set(file, theirs)
  await press(text("conflict.deleteIt"))
  expect(panel()).toBeNull()
  await save()
  expect(panel()?.textContent).toContain("Courage")
  await press(text("conflict.deleteIt"))
  expect(draft()).toEqual({ file, base: theirs, value: null })
})
