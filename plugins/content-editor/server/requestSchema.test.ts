/** @jest-environment node */
import { pictureOf, saveRequest, textRequest, uploadRequest } from "../testing/requests"
import { requestSchema } from "./requestSchema"

const home = "pages/home.json"
const image = "images/hero.png"
const accepts = (fields: unknown, action = "POST save") =>
  requestSchema.safeParse({ ...Object(fields), action }).success

test("accepts several files and pictures as one change", () => {
  const files = [home, "site.json"].map((file) => ({ file, text: "{}", base: null }))
  const pictures = [
    pictureOf("images/a b.png", "x"),
    { file: "images/copy.png", from: image },
    { file: image, content: null },
  ]
  expect(accepts(saveRequest(files, pictures).body)).toBe(true)
  expect(accepts(textRequest(home, null, "{}").body)).toBe(true)
  expect(accepts({ ...change, files: manyFiles.slice(1) })).toBe(true)
})

test.each([
  ["a Git hook", ".git/hooks/pre-commit"],
  ["a parent folder", "../package.json"],
  [".. after a valid start", "services/../../../outside.json"],
  ["backslashes", "services/a\\..\\..\\x.json"],
  ["an absolute path", `/repository/${home}`],
  ["a Windows path", "C:\\content\\site.json"],
  ["an NTFS stream", "site.json:x.json"],
  ["a null character", "services/x.json\0.png"],
  ["a line break", "services/x\n.json"],
  ["a hidden file", "services/.x.json"],
  ["a hidden folder", "services/.git/config.json"],
  ["a space at its end", "services/x.json "],
  ["an empty segment", "services//site.json"],
  ["an empty segment at its end", "services/"],
  ["an empty path", ""],
  ["a path of 300 characters", `services/${"x".repeat(300)}.json`],
])("rejects a path with %s", (_, path) => {
  const requests = [
    textRequest(path, "{}"),
    textRequest(path, null, "{}"),
    uploadRequest(path, "x"),
    saveRequest([], [{ file: path, content: null }]),
    saveRequest([], [{ file: image, from: path }]),
  ]
  expect(requests.filter(({ body }) => accepts(body))).toEqual([])
  expect(accepts({ file: path }, "GET versions")).toBe(false)
  expect(accepts({ version: "a".repeat(40), file: path }, "GET text")).toBe(false)
})

const file = { file: home, text: "{}", base: null }
const manyFiles = Array.from({ length: 201 }, (_, index) => ({
  ...file,
  file: `values/${index}.json`,
}))
const change = { files: [file], pictures: [], summary: "" }

test.each([
  ["a text of 300 kB", textRequest(home, "x".repeat(300_000)).body],
  ["201 files", { ...change, files: manyFiles }],
  ["201 pictures", { ...change, pictures: manyFiles.map(({ file: name }) => pictureOf(name, "")) }],
  ["one file twice", { ...change, files: [file, file] }],
  ["a file without its earlier text", { ...change, files: [{ file: home, text: "{}" }] }],
  ["moving a file", { ...change, files: [{ ...file, newPath: "services/x.json" }] }],
  [
    "a picture with two sources",
    { ...change, pictures: [{ ...pictureOf(image, ""), from: image }] },
  ],
  ["a picture that is not base64", { ...change, pictures: [{ file: image, content: "<p>" }] }],
  ["an unknown field", { ...change, command: "ls" }],
  ["a save without pictures", { files: [file], summary: "" }],
  ["an empty object", {}],
  ["a list", []],
])("rejects %s", (_, body) => expect(accepts(body)).toBe(false))

test("accepts the ids of versions only", () => {
  const accepted = (version: string) => accepts({ version, file: home }, "GET text")
  expect(accepted("a".repeat(40))).toBe(true)
  for (const other of ["HEAD", "--output=x", "", "a".repeat(39), `${"a".repeat(40)}:x`])
    expect(accepted(other)).toBe(false)
})
