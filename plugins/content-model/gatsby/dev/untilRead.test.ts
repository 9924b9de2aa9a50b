import { createHash } from "node:crypto"
import { temporaryFolder } from "../../../../test/support/temporaryFolder"
import { sourceName as sourceInstanceName } from "../../lib/constants"
import { untilRead } from "./untilRead"

const folder = temporaryFolder()
const md5 = (text: string) => createHash("md5").update(text).digest("hex")

test.each<[file: string, read: string | undefined, children: string[], isRead: boolean]>([
  ["a.json", "old", ["child"], false],
  ["a.json", "new", [], false],
  ["a.json", "new", ["child"], true],
  ["gone.json", "old", ["child"], false],
  ["gone.json", undefined, [], true],
  ["a.svg", "new", [], true],
])("%s is read as %p with the children %j: %p", async (relativePath, text, children, isRead) => {
  for (const name of ["a.json", "a.svg"]) folder.write(name, "new")
  const internal = { contentDigest: md5(text ?? ""), type: "File", owner: "" }
  const file = { sourceInstanceName, relativePath, extension: relativePath.split(".")[1] }
  let nodes = text === undefined ? [] : [{ id: "1", parent: null, children, internal, ...file }]
  const reading = untilRead(folder.at(), [relativePath], { getNodesByType: () => nodes })
  const later = new Promise((resolve) => setImmediate(resolve, "later"))
  expect((await Promise.race([reading, later])) !== "later").toBe(isRead)
  nodes = []
})
