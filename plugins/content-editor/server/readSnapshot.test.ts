/** @jest-environment node */
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { readSnapshot } from "./readSnapshot"

const folder = mkdtempSync(join(tmpdir(), "snapshot-"))
afterAll(() => rmSync(folder, { recursive: true }))

test("the snapshot, which may be published, holds only files that the model knows", async () => {
  cpSync("content/site.json", join(folder, "site.json"))
  for (const name of ["images", "private"]) mkdirSync(join(folder, name))
  cpSync("content/images/logo.svg", join(folder, "images/logo.svg"))
  for (const name of ["customers.csv", "private/notes.json", "images/original.psd", "site.json~"])
    writeFileSync(join(folder, name), "secret")

  const snapshot = await readSnapshot(folder, (image) => image)
  expect(snapshot.listing).toEqual({ files: ["images/logo.svg", "site.json"], folders: ["images"] })
  expect(snapshot.sources.map(({ file }) => file)).toEqual(["site.json"])
  expect(Object.keys(snapshot.images)).toEqual(["images/logo.svg"])
})
