import { expect, test } from "@playwright/test"
import { existsSync, rmSync } from "node:fs"
import { join } from "node:path"
import { listFiles } from "../../../plugins/hosting/output/listFiles"
import { build } from "../../support/builds/builds"
import { startGatsby } from "../../support/builds/processes"
import { createSiteCopy } from "../../support/builds/siteCopy"

const moments = [
  /success source and transform nodes/,
  /success Building production JavaScript/,
  /success Building static HTML/,
]

test("an error in a page names the component; a build after it and after killed ones is complete", async () => {
  const copy = await createSiteCopy()
  const { folder } = copy
  const publicFiles = () =>
    listFiles(join(folder, "public")).map((file) => file.replaceAll(/[0-9a-f]{12,}/g, "<hash>"))
  const about = "src/pages/about.tsx"
  copy.replace(about, [" values={values.nodes}", ""])
  expect((await build(folder)).output).toMatch(/failed for path "\/about\/"[^]*Values\.tsx:\d+/)
  copy.restore()
  for (const moment of moments) {
    const killed = startGatsby(folder, ["build", "--prefix-paths"], { NODE_ENV: "production" })
    await killed.printed(moment)
    await killed.kill()
    expect(existsSync(join(folder, "public/_headers"))).toBe(false)
  }
  const after = await build(folder)
  expect(after.code, after.output).toBe(0)
  const files = publicFiles()
  for (const name of [".build", ".cache", "public"]) rmSync(join(folder, name), { recursive: true })
  await build(folder)
  expect(files.toSorted()).toEqual(publicFiles().toSorted())
  copy.remove()
})
