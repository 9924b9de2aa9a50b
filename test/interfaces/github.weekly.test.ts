/** @jest-environment node */
import { readFileSync } from "node:fs"
import { cutGitHub } from "./cutGitHub"

test("github.json is a part of GitHub's own description", () => {
  expect(JSON.parse(readFileSync("test/interfaces/github.json", "utf8"))).toEqual(cutGitHub())
})
