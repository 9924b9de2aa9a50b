/** @jest-environment node */
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { manifestFile } from "../lib/constants"
import { cachedName, manifestText, readCache, readManifest } from "./imageCache"

const folder = temporaryFolder()
const hen = "https://pictures.example/birds/Hen%20(1).png?size=2"
const issuesOf = () => readCache(folder.at()).issues.map(({ type, file }) => `${type} ${file}`)

test("a copy has the name of its image and a hash of the URL", () => {
  expect(cachedName(hen)).toMatch(/^images\/kept\/hen-20-1-[0-9a-f]{10}$/)
  const urls = ["a.example/hen.png", "b.example/hen.png", "b.example/hen.png?v=2"]
  expect(new Set(urls.map((url) => cachedName(`https://${url}`))).size).toBe(3)
})

const manifestOf = (url: string, file: string) => manifestText({ [url]: { file, sha256: "" } })

test.each([
  ["is not JSON", "<<<<<<< HEAD\n{}"],
  ["is cut off", '{ "https://pictures.example/hen.png": {'],
  ["is a list", "[]"],
  ["names a file elsewhere", manifestOf(hen, "images/logo.svg")],
  ["names a file in a parent folder", manifestOf(hen, `${cachedName(hen)}/../../x.png`)],
  ["has an invalid URL", manifestOf("hen", "images/kept/hen.png")],
])("a manifest that %s is damaged", (_, text) => {
  folder.write(manifestFile, text)
  expect(readManifest(folder.at())).toBeUndefined()
  expect(issuesOf()).toEqual([`damaged-image-manifest ${manifestFile}`])
})
