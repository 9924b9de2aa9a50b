/** @jest-environment node */
import type { Node } from "gatsby"
import { createHash } from "node:crypto"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { manifestFile, sourceName } from "../../lib/constants"
import { untilRead } from "./untilRead"

const folder = temporaryFolder()
const nodes = new Map<string, Node>()
afterEach(() => nodes.clear())

function read(relativePath: string, text: string, children = ["child"]) {
  const contentDigest = createHash("md5").update(text).digest("hex")
  const internal = { contentDigest, type: "File", owner: "" }
  const [, extension] = relativePath.split(".")
  const node = { id: relativePath, parent: null, sourceInstanceName: sourceName, relativePath }
  nodes.set(relativePath, { ...node, children, internal, extension })
}

/** Waits for files. `isDone` is read before any time has passed. */
async function wait(...files: string[]) {
  let isDone = false
  const getNodesByType = () => [...nodes.values()]
  const end = (async () => {
    await untilRead(folder.at("content"), files, { getNodesByType })
    isDone = true
  })()
  await new Promise(setImmediate)
  return { isDone, end }
}

test.each<[what: string, before: () => void, after: () => void]>([
  ["new text", () => read("a.json", "old"), () => read("a.json", "new")],
  ["content of a new text", () => read("a.json", "new", []), () => read("a.json", "new")],
  ["new file", () => {}, () => read("a.json", "new")],
])("waits for the %s", async (_, before, after) => {
  folder.write("content/a.json", "new")
  before()
  const { isDone, end } = await wait("a.json")
  expect(isDone).toBe(false)
  after()
  await end
})

test("waits until a deleted file is forgotten", async () => {
  read("gone.json", "old")
  const { isDone, end } = await wait("gone.json")
  expect(isDone).toBe(false)
  nodes.clear()
  await end
})

test("a logo has no content to wait for, and Gatsby reads no list of copies", async () => {
  folder.write("content/logo.svg", "<svg/>")
  folder.write(`content/${manifestFile}`, "{}")
  read("logo.svg", "<svg/>", [])
  expect(await wait("logo.svg", manifestFile)).toMatchObject({ isDone: true })
})
