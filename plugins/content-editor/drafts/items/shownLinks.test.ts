/** @jest-environment node */
import { memoryBackend } from "../../testing/memoryBackend"
import { valueOf } from "../merge/drafts"
import { createWorkspace } from "../workspace"

const file = "contact-info/phone.json"

async function openPhone(content = "+1 000-555-0100", to = "tel:+1-000-555-0100") {
  const workspace = createWorkspace(memoryBackend())
  await workspace.load()
  const item = () => {
    const { snapshot, drafts } = workspace.getState()
    return Object(valueOf(snapshot, drafts, file))
  }
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

test.each([
  ["+91 40 5550 1234", "tel:+914055501234", "tel:+914099990000", "+914099990000"],
  ["a@b.in", "mailto:a@b.in", "mailto:c@b.in", "c@b.in"],
])("what visitors read follows the link: %s", async (content, to, changed, read) => {
  const { type, texts } = await openPhone(content, to)
  type("to", changed)
  expect(texts()).toEqual([read, changed])
})

test.each([
  ["another number before", "+91 40 1111 2222", "tel:+914055501234"],
  ["words", "Call us", "tel:+914055501234"],
  ["no number", "Our house", "/contact/"],
])("%s: the link stays", async (_, content, to) => {
  const { type, texts } = await openPhone(content, to)
  type("content", "+91 40 9999 0000")
  expect(texts()).toEqual(["+91 40 9999 0000", to])
})
