import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { editorOn } from "../fixtures/editor"
import { expect, test as siteTest } from "../fixtures/test"
import { expectNoViolations } from "../support/audits/axe"
import { build, decodeEntities, serveCopy, textBelow } from "../support/builds/builds"
import { startScript } from "../support/builds/processes"
import { createSiteCopy, type SiteCopy } from "../support/builds/siteCopy"
import { waitForHydration } from "../support/navigation"

const editorScript = "e2e/support/editor/serveEditor.ts"

// Gatsby finds no hooks in linked plugins, so they are copied.
const engine = ["plugins", "scripts", "tsconfig.json", editorScript]

/** Another site, with the engine of this one. */
const test = siteTest.extend<object, { bakery: SiteCopy }>({
  bakery: [
    async ({ browserName: _name }, use) => {
      const names = [...engine, "e2e/support/editor/editorApp.ts"]
      const bakery = await createSiteCopy(names, "test/bakery")
      await use(bakery)
      bakery.remove()
    },
    { scope: "worker" },
  ],
})

// Each test goes on where the one before it ends.
test.describe.configure({ mode: "serial", timeout: 600_000 })

const otherWords = /aim.?(for|4).?big|\b(poultry|ventures?|founders?)\b/gi

test("another site is checked and built, without a word of this business", async ({ bakery }) => {
  const args = ["scripts/check.ts", "--format", "json"]
  const check = await startScript(bakery.folder, args).ended
  expect(check.code, check.output).toBe(0)
  const { code, output } = await build(bakery.folder)
  expect(code, output).toBe(0)
  expect(textBelow(join(bakery.folder, "public"), "").match(otherWords)).toBe(null)
})

test("its types hold, and those of the engine with its model", ({ bakery }) => {
  // Scripts and tests are of the first site.
  bakery.replace("tsconfig.json", ['"test/bakery"', '"scripts", "**/*.test.*", "**/testing"'])
  const tsc = [resolve("node_modules/typescript/bin/tsc"), "--noEmit"]
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: bakery.folder, encoding: "utf8" })
  expect(stdout).toBe("")
})

test("its page has its words, its language and its data", async ({ page, bakery }) => {
  const server = await serveCopy(bakery.folder)
  await page.goto(`${server.address}/`)
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Brot, das früh aufsteht")
  await expect(page.locator("html")).toHaveAttribute("lang", "de-DE")
  await waitForHydration(page)
  await expectNoViolations(page)
  await server.stop()
  const [data = ""] = /(?<=ld\+json"[^>]*>)[^<]*/.exec(bakery.read("public/index.html")) ?? []
  const shop = { "@type": "Organization", name: "Backstube Amsel" }
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining(shop))
  const address = "https://www.backstube-amsel.example"
  expect(bakery.read("public/sitemap.xml").match(/(?<=<loc>).*?(?=<)/g)).toEqual([`${address}/`])
})

test("a text that its editor saves is in the file", async ({ page, bakery }) => {
  const server = startScript(bakery.folder, [editorScript])
  const [address] = await server.printed(/http:\S+/)
  const editor = editorOn(page, { ...bakery, address })
  await editor.open("front.json")
  await editor.field("Sorte").fill("Mitternachtslaib")
  await expect(editor.preview.getByText("Mitternachtslaib 5,80 €")).toBeVisible()
  await editor.save()
  const lines = ["Mühlenlaib", "Mitternachtslaib"].map((name) => `"name": "${name}",`)
  expect(editor.changedLines().map((line) => line.replace(/\s+/, ""))).toEqual([
    `-${lines[0]}`,
    `+${lines[1]}`,
  ])
  await server.kill()
  const bundle = textBelow(join(bakery.folder, ".cache/editor"), "")
  expect(bundle).toContain("Preis in Euro")
  expect(bundle.match(otherWords)).toBe(null)
})

// test/engine.test.ts proves that Gatsby notices a change in each plugin. One build serves all.
test("a warm build has the change, and those of model and plugin", async ({ bakery }) => {
  bakery.replace("plugins/seo/files/robotsTxt.ts", ['"Allow: /"', '"Allow: /", "Crawl-delay: 1"'])
  const weight = 'weight: line(9, { title: "Gewicht" }).optional(),'
  bakery.replace(
    "src/model/index.ts",
    ["slogan,\n", "slogan: front.title,\n"],
    ["colour: C", `${weight} colour: C`],
  )
  bakery.replace("src/pages/index.tsx", ["        price\n", "        price weight\n"])
  bakery.replace(
    "src/pages/index.tsx",
    ["price: amount,", "price: amount, weight,"],
    ["{name}", "{name} {weight}"],
  )
  bakery.replace("content/front.json", ['"price"', '"weight": "1.500 g", "price"'])
  const { code, output } = await build(bakery.folder)
  expect(code, output).toBe(0)
  const html = decodeEntities(bakery.read("public/index.html"))
  for (const words of ["Mitternachtslaib 1.500 g", '"slogan":"Backstube Amsel | '])
    expect(html).toContain(words)
  expect(bakery.read("public/robots.txt")).toContain("Crawl-delay: 1")
})
