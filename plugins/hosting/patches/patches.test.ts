/** @jest-environment node */
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { patchedVersions } from "./patch"

// Each build fails where the text of a patch does not occur.
test.each(Object.entries(patchedVersions))(
  "the patches of %s are for version %s",
  (name, version) => {
    const paths = name === "stylis" ? [dirname(require.resolve("styled-components"))] : undefined
    const folder = dirname(require.resolve(`${name}/package.json`, { paths }))
    const { version: installed } = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"))
    expect(installed).toBe(version)
  },
)
