import { execFileSync } from "node:child_process"
import { existsSync, readFileSync } from "node:fs"

const listed = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"])
const files = listed.toString().trim().split("\n").filter(existsSync)

/** What commands or readers of the docs write. */
// Another business may replace the guide together with content/.
const notInGit =
  /^(node_modules|public|content)\/|^(src\/gatsby-types\.d\.ts|pr-report\/pr-report\.md|not-found\.mjs)$/

const name =
  /(?<![\w./:*-])(?:\.\.?\/)*((?:[\w.@-]+\/)*[\w.-]+\.(?:tsx?|mjs|md|ya?ml))\b(?![\w/(*])/g
const folder =
  /(?<![\w./:-])((?:plugins|src|scripts|e2e|test|docs|\.github)\/(?:[\w.@-]+\/)*)(?![\w{<*[.])/g

const documents = files.filter((file) => file.endsWith(".md") && file !== "CHANGELOG.md")

/** A name may begin at any folder, such as that of the document's subject. */
const exists = (path: string) =>
  notInGit.test(path) || files.some((file) => `/${file}`.endsWith(`/${path}`))

test("each path that a document names exists", () => {
  const missing = documents.flatMap((file) => {
    const text = readFileSync(file, "utf8")
    const named = [...text.matchAll(name)].map(([, path]) => path).filter((path) => !exists(path))
    const folders = [...text.matchAll(folder)].map(([, path]) => path)
    return [...named, ...folders.filter((path) => !existsSync(path))].map(
      (path) => `${file} names ${path}`,
    )
  })
  expect(missing).toEqual([])
})
