import { memoryBackend } from "../../testing/memoryBackend"
import { valueOf } from "../merge/drafts"
import { openWorkspace } from "../workspace"

const file = "contact-info/phone.json"

async function openPhone(content = "+1 000-555-0100", to = "tel:+1-000-555-0100") {
  const workspace = await openWorkspace(memoryBackend())
  const { getState } = workspace
  const item = () => Object(valueOf(getState().snapshot, getState().drafts, file))
  workspace.change({ [file]: { ...item(), content, to } })
  const type = (key: string, words: string) => workspace.changeAt(file, [key], () => words)
  return { workspace, type, texts: () => [item().content, item().to] }
}

test("the link follows the number while it is typed, and one undo takes both back", async () => {
  const { workspace, type, texts } = await openPhone()
  for (const words of ["+1 000-555-010", "+1 000-555-01", "+1 000-555-012"]) type("content", words)
  expect(texts()).toEqual(["+1 000-555-012", "tel:+1000555012"])
  type("content", "")
  type("content", "+91 40 9999 0000")
  expect(texts()).toEqual(["+91 40 9999 0000", "tel:+914099990000"])
  for (let steps = 0; steps < 3; steps++) workspace.undo(file)
  expect(texts()).toEqual(["+1 000-555-0100", "tel:+1-000-555-0100"])
})

const mailto = "mailto:c@b.in"
const [number, link, changed] = ["+91 40 5550 1234", "tel:+914055501234", "tel:+914099990000"]

test.each([
  ["what visitors read follows the link", number, link, "to", changed, ["+914099990000", changed]],
  ["that of an e-mail, too", "a@b.in", "mailto:a@b.in", "to", mailto, ["c@b.in", mailto]],
  ["another number before stays", "+91 40 1111 2222", link, "content", "+91 4", ["+91 4", link]],
  ["words stay", "Call us", link, "to", changed, ["Call us", changed]],
  ["a page stays", "Our house", "/contact/", "content", number, [number, "/contact/"]],
])("%s", async (_, content, to, key, words, result) => {
  const { type, texts } = await openPhone(content, to)
  type(key, words)
  expect(texts()).toEqual(result)
})
