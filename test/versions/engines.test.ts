/** @jest-environment node */
import { readFileSync } from "node:fs"
import { nodeVersions } from "../../scripts/lib/npmTool"

test("engines ends where nothing has been tried", () => {
  const { engines } = JSON.parse(readFileSync("package.json", "utf8"))
  const majors = nodeVersions.map((version) => Number(version.split(".")[0]))
  expect(engines.node).toBe(`>=20.9 <${Math.max(...majors) + 1}`)
})
