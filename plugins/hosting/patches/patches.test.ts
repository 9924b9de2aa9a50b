/** @jest-environment node */
import { readFileSync } from "node:fs"
import { dirname, join } from "node:path"
import { buildPatches, generalPatches } from "./behaviour"
import { patchedVersions } from "./patch"
import { unusedCodePatches } from "./unusedCode"

/** The folder of the copy of a package that the site's scripts contain. */
function packageFolder(name: string) {
  const paths = name === "stylis" ? [dirname(require.resolve("styled-components"))] : undefined
  return dirname(require.resolve(`${name}/package.json`, { paths }))
}

test.each(Object.entries(patchedVersions))(
  "the patches of %s are for version %s",
  (name, version) => {
    const { version: installed } = JSON.parse(
      readFileSync(join(packageFolder(name), "package.json"), "utf8"),
    )
    expect(installed).toBe(version)
  },
)

test.each([...generalPatches, ...buildPatches, ...unusedCodePatches])(
  "$package/$file contains $search",
  (patch) => {
    const source = readFileSync(join(packageFolder(patch.package), patch.file), "utf8")
    expect(source.replace(patch.search, patch.replace)).not.toBe(source)
  },
)
