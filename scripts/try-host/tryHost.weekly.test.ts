/** @jest-environment node */
import { refuse, type Rights } from "../../e2e/support/hosts/emulator"
import { emulateGitHub, type GitHub } from "../../e2e/support/hosts/gitHub"
import { toMarkdown, tryHost } from "./tryHost"

const token = "t0ken"
const before = {
  "README.md": "Throw this away.\n",
  "content/values/ambition.json": '{ "title": "Ambition" }\n',
  "content/images/hen.png": "\x89PNG",
}
let emulator: GitHub
let steps: string[] = []
let interrupted = ""
const pause = jest.fn()

beforeEach(() => {
  emulator = emulateGitHub(before)
  interrupted = ""
  jest.spyOn(globalThis, "fetch").mockImplementation(emulator.fetch)
})

async function tryOut(rights: Rights = "write", used = token) {
  emulator.accounts.set(token, { login: "ada", rights })
  const { settings } = emulator
  const controller = new AbortController()
  steps = []
  const onStep = (step: string) => {
    steps.push(step)
    if (step === interrupted) controller.abort()
  }
  const results = await tryHost(settings, used, { onStep, pause, signal: controller.signal })
  const failed = results.filter(({ failure }) => failure !== undefined)
  return { failed, markdown: toMarkdown(settings, results, new Date("2026-11-23")) }
}

function expectNothingLeft() {
  const { branches, filesOf } = emulator.repository
  expect([...branches.keys()]).toEqual(["main"])
  expect([...filesOf("main").keys()].toSorted()).toEqual(Object.keys(before).toSorted())
  expect(emulator.state.requests.filter(({ state }) => state === "open")).toEqual([])
  emulator.assertNoProblems()
}

test("every step works, and leaves nothing behind", async () => {
  const { failed, markdown } = await tryOut()
  expect(failed).toEqual([])
  expect(markdown.match(/^- .+: worked, \d+\.\d s$/gm)).toHaveLength(steps.length)
  expect(emulator.state.requests.map(({ state }) => state)).toEqual(["merged", "closed", "merged"])
  expectNothingLeft()
})

const isWrite = (init?: RequestInit) => (init?.method ?? "GET") !== "GET"

/** Does one write of the trial in another way. */
function changeWrite(number: number, answer: (real: () => Promise<Response>) => Promise<Response>) {
  let writes = 0
  const real = emulator.fetch
  jest.spyOn(globalThis, "fetch").mockImplementation((input, init) => {
    const send = () => real(input, init)
    return isWrite(init) && writes++ === number ? answer(send) : send()
  })
}

test.each([
  ["is refused", () => Promise.resolve(Response.json({ message: `No ${token}` }, { status: 400 }))],
  [
    "has no answer",
    async (send: () => Promise<Response>) => {
      await send()
      throw new TypeError("Failed to fetch")
    },
  ],
])("whichever write %s, the trial says so and cleans up", async (_title, answer) => {
  await tryOut()
  const writes = jest.mocked(fetch).mock.calls.filter(([, init]) => isWrite(init)).length
  expect(writes).toBeGreaterThan(10)
  for (let number = 0; number < writes; number++) {
    emulator = emulateGitHub(before)
    changeWrite(number, answer)
    const { failed, markdown } = await tryOut()
    expect(failed).toHaveLength(1)
    expect(markdown).not.toContain(token)
    expectNothingLeft()
  }
})

test("what cannot be cleaned up is named", async () => {
  interrupted = "save"
  emulator.answerNext(refuse(500, "Oops"), /^DELETE/)
  const { failed, markdown } = await tryOut()
  expect(failed.map(({ step }) => step)).toEqual(["clean up"])
  expect(markdown).toMatch(/Delete by hand.*content\/.*try-host\.json.*try-host\.png/)
})

test("a trial that is interrupted cleans up", async () => {
  interrupted = "save"
  expect((await tryOut()).failed).toEqual([])
  expect(steps.slice(-2)).toEqual(["save", "clean up"])
  expectNothingLeft()
})

test("a request whose checks run is published when they have passed", async () => {
  emulator.state.checks = "running"
  pause.mockImplementation(() => (emulator.state.checks = "passed"))
  expect((await tryOut()).failed).toEqual([])
})

test("an account that may not publish leaves nothing behind", async () => {
  const { failed } = await tryOut("write without merge")
  expect(failed.map(({ step }) => step)).toEqual(["publish"])
  expectNothingLeft()
})

test.each<[string, Rights, string]>([
  ["an account that may only read", "read", token],
  ["a wrong token", "write", "other"],
])("%s writes nothing", async (_title, rights, used) => {
  const { failed } = await tryOut(rights, used)
  expect(failed.map(({ step }) => step)).toEqual(["sign in"])
  expect(steps).toEqual(["sign in"])
  expectNothingLeft()
})

test("a change that waits already is left alone", async () => {
  const { branches } = emulator.repository
  branches.set("content/ada", branches.get("main") ?? "")
  const { failed } = await tryOut()
  expect(failed.map(({ step }) => step)).toEqual(["sign in"])
  expect(branches.has("content/ada")).toBe(true)
})
