import "../lib/siteModel"
import { cpSync } from "node:fs"
import { errorsOf } from "../../plugins/content-model/issues/issues"
import { validateFolder } from "../../plugins/content-model/validate/validateFolder"
import { commitAll, gitIn, gitUser } from "../../test/support/gitAs"
import { runScript } from "../../test/support/runScript"
import { temporaryFolder } from "../../test/support/temporaryFolder"

const { at, read, write } = temporaryFolder()
const newSite = (folder: string) =>
  runScript("scripts/new-site/newSite.ts", at("engine"), [at(folder)], gitUser)

beforeEach(() => {
  cpSync("scripts/new-site", at("engine/scripts/new-site"), { recursive: true })
  const packages = { "": { name: "ours" } }
  write("engine/package-lock.json", JSON.stringify({ name: "ours", packages }))
  const scripts = { test: "jest", "new-site": "tsx" }
  write("engine/package.json", JSON.stringify({ name: "ours", version: "1.0.0", scripts }))
  for (const file of ["content/README.md", "content/ours.json", "static/ours.pdf", "src/a.ts"])
    write(`engine/${file}`, file)
})

test("a new site has the code and content of its own, and knows its engine", async () => {
  const commit = commitAll(at("engine"))
  expect(await newSite("Café Blå")).toMatchObject({ status: 0, stderr: "" })
  const files = gitIn(at("Café Blå"), "ls-files").split("\n")
  expect(files).toEqual(expect.arrayContaining(["README.md", "content/site.json", "src/a.ts"]))
  expect(files.join()).not.toMatch(/ours|new-site/)
  expect(JSON.parse(read("Café Blå/package.json"))).toMatchObject({
    name: "cafe-bla",
    version: "1.0.0",
    engine: { repository: at("engine"), commit },
    scripts: { test: "jest" },
  })
  expect(read("Café Blå/package-lock.json")).not.toContain("ours")
  expect(await newSite("Café Blå")).toMatchObject({
    status: 1,
    stderr: expect.stringMatching(/not empty/),
  })
})

test("its content is valid, and of no business", async () => {
  const files = ["content/README.md", "scripts/new-site"]
  const brand = ["grep", "--ignore-case", "--extended-regexp", "aim.?(for|4).?big|poultry|fashion"]
  expect(() => gitIn(".", ...brand, "--", ...files, ":!*.test.ts")).toThrow(/Command failed/)
  expect(errorsOf(await validateFolder("scripts/new-site/content"))).toEqual([])
})
