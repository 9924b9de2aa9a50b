/** @jest-environment node */
import { changedPaths } from "./changedPaths"

const [eggs, hens] = [
  { title: "Eggs", text: "Fresh" },
  { title: "Hens", text: "Healthy" },
]

test.each([
  ["an edited entry", [eggs, { ...hens, text: "Happy" }], ["list.1.text"]],
  ["a replaced entry", [eggs, { name: "Owl" }], ["list.1.title", "list.1.text", "list.1.name"]],
  // Field by field, a person could take over the title of one entry with the text of another one.
  ["entries that change places", [hens, eggs], ["list"]],
  ["a moved entry that was edited", [{ ...hens, text: "Happy" }, eggs], ["list"]],
  ["an added entry", [eggs, hens, eggs], ["list"]],
])("%s", (_, list, paths) => {
  const changed = changedPaths({ list: [eggs, hens] }, { list })
  expect(changed.map((path) => path.join("."))).toEqual(paths)
})
