import { spawnSync } from "node:child_process"
import { join, resolve } from "node:path"
import { expect, test } from "../fixtures/test"
import { expectNoViolations } from "../support/audits/axe"
import { build, serveCopy, textBelow } from "../support/builds/builds"
import { startScript } from "../support/builds/processes"
import { createSiteCopy } from "../support/builds/siteCopy"
import { waitForHydration } from "../support/navigation"

// Gatsby finds no hooks in linked plugins, so they are copied.
const engine = ["plugins", "scripts", "tsconfig.json"]

const otherWords = /aim.?(for|4).?big|\b(poultry|ventures?|founders?)\b/gi

test("another site with the engine of this one is checked and built, and has its own words", async ({
  page,
}) => {
  test.setTimeout(600_000)
  const bakery = await createSiteCopy(engine, "test/bakery")
  const check = await startScript(bakery.folder, ["scripts/check.ts"]).ended
  expect(check.code, check.output).toBe(0)
  const editor = { EDITOR_BACKEND: "github", EDITOR_REPO: "amsel/site" }
  const { code, output } = await build(bakery.folder, editor)
  expect(code, output).toBe(0)
  expect(textBelow(join(bakery.folder, "public"), "").match(otherWords)).toBe(null)
  expect(textBelow(join(bakery.folder, "public/admin"), "")).toContain("Preis in Euro")

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

  // The types hold, and those of the engine with this model. Scripts and tests are of the first site.
  bakery.replace("tsconfig.json", ['"test/bakery"', '"scripts", "**/*.test.*", "**/testing"'])
  const tsc = [resolve("node_modules/typescript/bin/tsc"), "--noEmit"]
  const { stdout } = spawnSync(process.execPath, tsc, { cwd: bakery.folder, encoding: "utf8" })
  expect(stdout).toBe("")
  bakery.remove()
})
