/** @jest-environment node */
import { readFileSync } from "node:fs"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { readSnapshot } from "./readSnapshot"

const folder = temporaryFolder()

test("the snapshot, which may be published, holds only files that the model knows", async () => {
  for (const name of ["site.json", "images/logo.svg"])
    folder.write(name, readFileSync(`content/${name}`))
  for (const name of ["customers.csv", "private/notes.json", "images/original.psd", "site.json~"])
    folder.write(name, "secret")

  const snapshot = await readSnapshot(folder.at(), (image) => image)
  expect(snapshot.listing).toEqual({ files: ["images/logo.svg", "site.json"], folders: ["images"] })
  expect(snapshot.sources.map(({ file }) => file)).toEqual(["site.json"])
  expect(Object.keys(snapshot.images)).toEqual(["images/logo.svg"])
})
