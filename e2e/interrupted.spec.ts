import { expect, test } from "@playwright/test"
import { appendFileSync } from "node:fs"
import { join } from "node:path"
import { build } from "./builds"
import { bytesIn, changedSite } from "./interrupted"

const timeout = 180_000 // ms, also on a busy machine

// One after another in one copy of the site.
test.describe.configure({ mode: "default", timeout })

let site: Awaited<ReturnType<typeof changedSite>>
test.beforeAll(async () => {
  test.setTimeout(timeout)
  site = await changedSite()
})
test.afterAll(() => site?.remove())

test("a build that is killed leaves the site whole to its visitors, and the next one is good", async () => {
  site.goBack()
  const leave = await site.visit()
  for (const words of ["load plugins", "Building production JavaScript", "Building static HTML"])
    expect(await site.kill(`success ${words}`)).toBe("last")
  await site.buildWell()
  expect(bytesIn(site.site)).toEqual(site.next)
  const { answers, wrong } = await leave()
  expect(wrong).toEqual([])
  expect(answers).toBeGreaterThan(100)
})

test("of two builds at once the second waits, and both end well", async () => {
  const both = await Promise.all([build(site.folder), build(site.folder)])
  for (const { code, output } of both) expect(code, output).toBe(0)
  expect(both.filter(({ output }) => output.includes("Waiting until it has ended"))).toHaveLength(1)
  expect(Object.keys(bytesIn(site.site))).toEqual(Object.keys(site.next))
})

test("a build in which a component fails leaves the site as it is", async () => {
  const before = bytesIn(site.site)
  const hero = join(site.folder, "src/sections/Hero.tsx")
  appendFileSync(hero, '\nif (typeof window === "undefined") throw new Error("broken")\n')
  const { code, output } = await build(site.folder)
  expect(code).toBeGreaterThan(0)
  expect(output).toContain("broken")
  expect(bytesIn(site.site)).toEqual(before)
})
