import { spawnSync } from "node:child_process"
import { existsSync } from "node:fs"
import { join, resolve } from "node:path"
import { editorOn } from "../fixtures/editor"
import { expect, test as siteTest } from "../fixtures/test"
import { expectNoViolations } from "../support/audits/axe"
import { build, decodeEntities, serveCopy, textBelow } from "../support/builds/builds"
import { startScript } from "../support/builds/processes"
import { createSiteCopy } from "../support/builds/siteCopy"
import { waitForHydration } from "../support/navigation"

const editorScript = "e2e/support/editor/serveEditor.ts"

// Gatsby finds no hooks in linked plugins, so they are copied.
const engine = ["plugins", "scripts", "tsconfig.json", editorScript]

/** Another site, with the engine of this one. */
async function createBakery() {
  const names = [...engine, "e2e/support/editor/editorApp.ts"]
  const copy = await createSiteCopy(names, "test/bakery")
  const servers: { stop: () => Promise<void> }[] = []
  return {
    ...copy,
    async build() {
      const { code, output } = await build(copy.folder)
      expect(code, output).toBe(0)
    },
    /** Serves the built site. Returns its address. */
    async serve() {
      const server = await serveCopy(copy.folder)
      servers.push(server)
      return server.address
    },
    async serveEditor() {
      const server = startScript(copy.folder, [editorScript])
      servers.push({ stop: server.kill })
      const [address] = await server.printed(/http:\S+/)
      return address
    },
    async end() {
      for (const { stop } of servers) await stop()
      copy.remove()
    },
  }
}

const test = siteTest.extend<object, { bakery: Awaited<ReturnType<typeof createBakery>> }>({
  bakery: [
    async ({ browserName: _name }, use) => {
      const bakery = await createBakery()
      await use(bakery)
      await bakery.end()
    },
    { scope: "worker" },
  ],
})

// Each test goes on where the one before it ends.
test.describe.configure({ mode: "serial", timeout: 600_000 })

test("the content of another site has notes only", async ({ bakery }) => {
  const args = ["scripts/check.ts", "--format", "json"]
  const { code, output } = await startScript(bakery.folder, args).ended
  expect(code, output).toBe(0)
  const issues: { type: string }[] = JSON.parse(output)
  const types = new Set(issues.map(({ type }) => type))
  expect([...types].toSorted()).toEqual(["example-value", "missing-exceptions"])
})

test("it is built, without a word of this business", async ({ bakery }) => {
  await bakery.build()
  const built = textBelow(join(bakery.folder, "public"), "")
  expect(built.match(/aim.?(for|4).?big|fashion|\b(poultry|ventures?|founders?)\b/gi)).toBe(null)
})

test("its types hold, and those of the engine with its model", ({ bakery }) => {
  // Scripts and tests are of the first site.
  bakery.replace("tsconfig.json", ['"test/bakery"', '"scripts", "**/*.test.*", "**/testing"'])
  const tsc = [resolve("node_modules/typescript/bin/tsc"), "--noEmit"]
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: bakery.folder, encoding: "utf8" })
  expect(stdout).toBe("")
})

test("its pages have its words, its language, its hours and its data", async ({ page, bakery }) => {
  const address = await bakery.serve()
  for (const [path, heading] of [
    ["/no-such-page/", "Hier liegt kein Brot"],
    ["/sauerteig/", "Dein erster Sauerteig"],
    ["/", "Brot, das früh aufsteht"],
  ])
    await test.step(path, async () => {
      await page.goto(address + path)
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(heading)
      await expect(page.locator("html")).toHaveAttribute("lang", "de-DE")
      await waitForHydration(page)
      await expectNoViolations(page)
    })
  const html = bakery.read("public/index.html")
  const [data = ""] = /(?<=application\/ld\+json"[^>]*>)[^<]*/.exec(html) ?? []
  const shop = { "@type": "LocalBusiness", name: "Backstube Amsel" }
  expect(JSON.parse(data)["@graph"]).toContainEqual(expect.objectContaining(shop))
  const urls = ["/", "/sauerteig/"].map((path) => `https://www.backstube-amsel.example${path}`)
  const sitemap = bakery.read("public/sitemap.xml")
  expect([...sitemap.matchAll(/<loc>(.*?)</g)].map(([, url]) => url)).toEqual(urls)
  // A Tuesday. The browser is in India.
  await page.clock.setFixedTime("2026-11-24T08:00+01:00")
  await page.reload()
  await expect(page.getByText("Jetzt geöffnet, bis 13:00 Uhr (MEZ)")).toBeVisible()
})

test("a text that its editor saves is in the file and on the page", async ({ page, bakery }) => {
  const editor = editorOn(page, { ...bakery, address: await bakery.serveEditor() })
  await editor.open("leaflets/sauerteig.json")
  const heading = editor.preview.getByRole("heading", { level: 1 })
  await expect(heading).toHaveText("Dein erster Sauerteig")
  await editor.open("breads/mill-loaf.json")
  await editor.field("Name").fill("Mitternachtslaib")
  await expect(editor.preview.getByRole("heading", { name: "Mitternachtslaib" })).toBeVisible()
  await editor.save()
  expect(editor.changedLines()).toEqual([
    '-  "title": "Mühlenlaib",',
    '+  "title": "Mitternachtslaib",',
  ])
  const bundle = textBelow(join(bakery.folder, ".cache/editor"), "")
  expect(bundle).toContain("Preis in Euro")
  // Icons can be found by "fashion".
  expect(bundle.match(/aim.?(for|4).?big|\b(poultry|ventures?|founders?)\b/gi)).toBe(null)
})

// test/plugins.test.ts proves that Gatsby notices a change in each plugin. One build serves all.
test("a warm build has the change, and those of model, description and plugin", async ({
  bakery,
}) => {
  bakery.replace("plugins/seo/files/robotsTxt.ts", ['"Allow: /"', '"Allow: /", "Crawl-delay: 1"'])
  bakery.replace("src/model/describe.ts", ["    slogan,", "    slogan: visit.title,"])
  const field = 'weight: line(9, { title: "Gewicht" }).optional(),'
  bakery.replace("src/model/index.ts", ["colour: Colour,", `colour: Colour, ${field}`])
  bakery.replace("src/Breads.tsx", ["    flour\n", "    flour\n    weight\n"])
  bakery.replace("src/Breads.tsx", ["{bread.flour}", "{bread.flour} {bread.weight}"])
  bakery.replace("content/breads/mill-loaf.json", ['"colour"', '"weight": "1.500 g", "colour"'])
  expect(existsSync(join(bakery.folder, ".build/cache"))).toBe(true)
  await bakery.build()
  const html = decodeEntities(bakery.read("public/index.html"))
  for (const words of ["Mitternachtslaib</h3>", "1.500 g", '"slogan":"Komm vorbei"'])
    expect(html).toContain(words)
  expect(bakery.read("public/robots.txt")).toContain("Crawl-delay: 1")
})
