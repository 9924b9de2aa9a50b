/** @jest-environment node */
import { pictureOf } from "../../testing/requests"
import { requestSchema } from "./requestSchema"

const home = "pages/home.json"
const image = "images/hero.png"
const change = { files: [{ file: home, text: "{}", base: null }], pictures: [], summary: "" }
const accepts = (fields: object) =>
  requestSchema.safeParse({ action: "POST save", ...change, ...fields }).success
const files = (...names: string[]) => ({
  files: names.map((file) => ({ ...change.files[0], file })),
})
const manyNames = Array.from({ length: 201 }, (_, index) => `values/${index}.json`)

test.each([
  ".git/hooks/pre-commit",
  "services/../../../outside.json",
  "services/a\\..\\..\\x.json",
  `/repository/${home}`,
  "site.json:x.json", // an NTFS stream
  "services/x.json\0.png",
  "services/.x.json",
  "services/x.json ",
  "services//site.json",
  "",
  `services/${"x".repeat(300)}.json`,
])("rejects the path %j", (path) => {
  expect(accepts(files(path))).toBe(false)
  expect(accepts({ pictures: [pictureOf(path, "x")] })).toBe(false)
  expect(accepts({ pictures: [{ file: image, content: { from: path } }] })).toBe(false)
})

test("accepts 200 files", () => expect(accepts(files(...manyNames.slice(1)))).toBe(true))

test.each<[what: string, fields: object]>([
  ["a text of 300 kB", { files: [{ file: home, text: "x".repeat(300_000), base: null }] }],
  ["201 files", files(...manyNames)],
  ["201 pictures", { pictures: manyNames.map((name) => pictureOf(name, "")) }],
  ["one file twice", files(home, home)],
  ["a file without its earlier text", { files: [{ file: home, text: "{}" }] }],
  ["a picture that is not base64", { pictures: [{ file: image, content: "<p>" }] }],
  ["an unknown field", { command: "ls" }],
])("rejects %s", (_, fields) => expect(accepts(fields)).toBe(false))

test("accepts the ids of versions only", () => {
  const id = "a".repeat(40)
  const others = ["HEAD", "--output=x", "", id.slice(1), `${id}:x`]
  const accepted = [id, ...others].filter(
    (version) => requestSchema.safeParse({ action: "GET text", version, file: home }).success,
  )
  expect(accepted).toEqual([id])
})
