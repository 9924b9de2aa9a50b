/** @jest-environment node */
import { execFileSync } from "node:child_process"
import { rmSync } from "node:fs"
import { testRepository } from "../../content-editor/testing/repository"
import { lastModifiedIn } from "./lastModified"

const { root, write, commit } = testRepository()
const modified = (...paths: string[]) => lastModifiedIn(root("content"))(paths)
const dayOf = (date?: string) => date?.slice(0, 10)

test("the date is that of the last commit; what has changed since has none", () => {
  write("services/a.json", "1")
  commit("Add", "2025-02-03T10:00:00Z")
  expect(["site.json", "services"].map((path) => dayOf(modified(path)))).toEqual([
    "2025-01-01",
    "2025-02-03",
  ])
  expect(dayOf(modified("site.json", "services"))).toBe("2025-02-03")
  rmSync(root("content/services/a.json"))
  commit("Delete", "2025-04-05T10:00:00Z")
  expect(dayOf(modified("services"))).toBe("2025-04-05")
  write("services/b.json", "1")
  expect([modified("services"), modified("none.json")]).toEqual([undefined, undefined])
})

test("without the whole history there is no date", () => {
  write("site.json", "{ }")
  commit("Change")
  execFileSync("git", ["clone", "-q", "--depth=1", `file://${root()}`, root("../shallow")])
  expect(lastModifiedIn(root("../shallow/content"))(["site.json"])).toBeUndefined()
})
