import { appendFileSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "../../fixtures/workspace"
import { hashFiles } from "../../support/builds/builds"

test("a killed or failed build leaves the published site, and the next build is complete", async ({
  workspace,
}) => {
  const site = join(workspace.folder, "public")
  await workspace.build()
  const before = hashFiles(site)
  workspace.replace("content/pages/home.json", ["Ready to Aim for Big?", "Ready?"])

  for (const line of [/success load plugins/, /success Building static HTML/])
    await test.step(`killed after ${line}`, async () => {
      const running = workspace.startBuild()
      await running.printed(line)
      await running.kill()
      expect(hashFiles(site)).toEqual(before)
    })

  await test.step("failed because a plugin throws", async () => {
    const hooks = "plugins/seo/gatsby-node.ts"
    appendFileSync(join(workspace.folder, hooks), '\nthrow new Error("broken")\n')
    const result = await workspace.startBuild().ended
    expect(result.code).toBeGreaterThan(0)
    expect(result.output).toContain("broken")
    expect(hashFiles(site)).toEqual(before)
    workspace.git("checkout", "--quiet", hooks)
  })

  await test.step("stopped because content is invalid", async () => {
    const file = "content/pages/about.json"
    workspace.replace(file, ['"title": "Built by Visionaries",', ""])
    const result = await workspace.startBuild().ended
    expect(result.code).toBeGreaterThan(0)
    expect(result.output).toMatch(new RegExp(`${file}:\\d+:\\d+[^]*Nothing was built`))
    expect(result.output).not.toContain("    at ") // a stack trace
    expect(hashFiles(site)).toEqual(before)
    workspace.git("checkout", "--quiet", file)
  })

  await workspace.build()
  expect(workspace.html("index.html")).toContain("Ready?")
  // The few bytes of this file may be smaller as Brotli or not: they are a random hash.
  const names = (files: object) =>
    Object.keys(files).filter((file) => !/app-data\.json\./.test(file))
  expect(names(hashFiles(site))).toEqual(names(before))
})
