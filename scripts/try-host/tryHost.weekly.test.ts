/** @jest-environment node */
import { refuse } from "../../e2e/support/hosts/emulator"
import { emulateGitHub, type GitHub } from "../../e2e/support/hosts/gitHub"
import { toMarkdown, tryHost } from "./tryHost"

const token = "t0ken"
let emulator: GitHub
beforeEach(() => {
  emulator = emulateGitHub({ "README.md": "Throw this away.\n" })
  jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
})

async function tryOut(used = token, interrupted = "") {
  emulator.accounts.set(token, { login: "ada", rights: "write" })
  const { settings } = emulator
  const controller = new AbortController()
  const onStep = (step: string) => step === interrupted && controller.abort()
  const pause = jest.fn()
  const results = await tryHost(settings, used, { onStep, pause, signal: controller.signal })
  const failed = results.flatMap(({ step, failure }) => (failure === undefined ? [] : step))
  return { failed, markdown: toMarkdown(settings, results, new Date("2026-11-23")) }
}

test.each([
  ["every step works", token, "", []],
  ["a trial is interrupted", token, "save", []],
  ["the token is wrong", "other", "", ["sign in"]],
])("nothing is left behind where %s", async (_, used, interrupted, expected) => {
  const { failed, markdown } = await tryOut(used, interrupted)
  expect(failed).toEqual(expected)
  expect(markdown).not.toContain(used)
  const { branches, filesOf } = emulator.repository
  expect([[...branches.keys()], [...filesOf("main").keys()]]).toEqual([["main"], ["README.md"]])
  emulator.assertNoProblems()
})

test("what cannot be cleaned up is named", async () => {
  emulator.answerNext(refuse(500, "Oops"), /^DELETE/)
  expect((await tryOut(token, "save")).markdown).toMatch(/Delete by hand.*try-host\.json/)
})
