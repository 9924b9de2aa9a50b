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

/** Whether the files are read before any time has passed. */
async function isReadNow(...files: string[]) {
  const getNodesByType = () => [...nodes.values()]
  const reading = untilRead(folder.at("content"), files, { getNodesByType })
  const later = new Promise((resolve) => setImmediate(resolve, "later"))
  return (await Promise.race([reading, later])) !== "later"
}

test.each<[what: string, file: string, before: () => void, after: () => void]>([
  ["new text", "a.json", () => read("a.json", "old"), () => read("a.json", "new")],
  ["content of a new text", "a.json", () => read("a.json", "new", []), () => read("a.json", "new")],
  ["new file", "a.json", () => {}, () => read("a.json", "new")],
  ["end of a deleted file", "gone.json", () => read("gone.json", "old"), () => nodes.clear()],
])("waits for the %s", async (_, file, before, after) => {
  folder.write("content/a.json", "new")
  before()
  expect(await isReadNow(file)).toBe(false)
  after()
  expect(await isReadNow(file)).toBe(true)
})

test("a logo has no content to wait for, and Gatsby reads no list of copies", async () => {
  folder.write("content/logo.svg", "<svg/>")
  folder.write(`content/${manifestFile}`, "{}")
  read("logo.svg", "<svg/>", [])
  expect(await isReadNow("logo.svg", manifestFile)).toBe(true)
})
