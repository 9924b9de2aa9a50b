/** @jest-environment node */
import fs, { symlinkSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { undoInterrupted } from "./undo"
import { writeAtomically } from "./writeAtomically"

// The real functions, while a test replaces those of the module.
const { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } = fs
const folder = temporaryFolder()

const before = { "text.json": "before", "old.json": "before", "same.json": "same" }
const after = { "new.json": "after", "text.json": "after", "same.json": "same" }
const change = [
  { path: "new.json", content: "after" },
  { path: "text.json", content: "after" },
  { path: "old.json", content: null },
  { path: "same.json", content: "same" },
]

/** A folder before the change. */
function start() {
  for (const name of readdirSync(folder.at())) rmSync(folder.at(name), { recursive: true })
  for (const name of ["text.json", "old.json"]) folder.write(name, "before")
  folder.write("same.json", "same")
}

/** Which of both states the folder has; fails if it has another one. */
function stateOf(names: string[]) {
  const files = Object.fromEntries(names.map((name) => [name, folder.read(name)]))
  expect([before, after]).toContainEqual(files)
  return "new.json" in files
}

/**
 * Ends an action at its nth operation on the disk: by a kill, after which nothing works and which leaves the
 * operation half done, or by an error of this one operation. True if it came so far.
 */
function endAt(nth: number, action: () => void, isKill: boolean) {
  const end = new Error("ended")
  let count = 0
  const until =
    <Args extends unknown[], Result>(
      operation: (...args: Args) => Result,
      half?: typeof operation,
    ) =>
    (...args: Args) => {
      count += 1
      if (count < nth || (count > nth && !isKill)) return operation(...args)
      if (count === nth && isKill) half?.(...args)
      throw end
    }
  const rmHalf = (path: fs.PathLike) => {
    const isFolder = fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()
    for (const name of isFolder ? readdirSync(path).slice(0, 1) : [])
      rmSync(join(String(path), name))
  }
  const writeHalf = (file: fs.PathOrFileDescriptor) => writeFileSync(file, "aft")
  jest.spyOn(fs, "mkdtempSync").mockImplementation(until((name) => mkdtempSync(String(name))))
  jest.spyOn(fs, "mkdirSync").mockImplementation(until(mkdirSync))
  jest.spyOn(fs, "renameSync").mockImplementation(until(renameSync))
  jest.spyOn(fs, "rmSync").mockImplementation(until(rmSync, rmHalf))
  jest.spyOn(fs, "writeFileSync").mockImplementation(until(writeFileSync, writeHalf))
  try {
    action()
    return false
  } catch (error) {
    if (error !== end) throw error
    return true
  } finally {
    jest.restoreAllMocks()
  }
}

const write = () => writeAtomically(folder.at(), change)
const restart = () => undoInterrupted(folder.at())

test("if one operation fails, a write is undone as a whole at once, unless all is written", () => {
  const results: boolean[] = []
  for (let nth = 1, hasFailed = true; hasFailed; nth++) {
    start()
    hasFailed = endAt(nth, write, false)
    results.push(stateOf(readdirSync(folder.at()).filter((name) => !name.startsWith("."))))
  }
  expect(results.filter(Boolean).length).toBeLessThan(results.length / 2)
})

test("killed at any operation, also of the restart, a write is made or undone as a whole", () => {
  const results = new Set<boolean>()
  for (let nth = 1, isKilled = true; isKilled; nth++)
    for (let again = 1, isKilledAgain = true; isKilledAgain; again++) {
      start()
      isKilled = endAt(nth, write, true)
      isKilledAgain = endAt(again, restart, true)
      restart()
      results.add(stateOf(readdirSync(folder.at())))
    }
  expect(results.size).toBe(2)
})

test("a restart leaves what somebody has edited since the kill", () => {
  let nth = 1
  do {
    start()
    endAt(nth++, write, true)
  } while (folder.read("text.json") !== "after")
  folder.write("text.json", "edited")
  restart()
  expect([folder.read("old.json"), folder.read("text.json")]).toEqual(["before", "edited"])
  expect(readdirSync(folder.at())).toEqual(["old.json", "same.json", "text.json"])
})

/** Adds a staging folder that would write a file, as somebody could who may change content/ only. */
function plant(path: string) {
  folder.write("content/.save-1-a/0.old", "planted")
  folder.write("content/.save-1-a/journal.json", JSON.stringify([{ path, after: null, name: 0 }]))
  utimesSync(folder.at("content/.save-1-a"), 0, 0)
}

test.each(["../planted", "/planted", "a/../../planted", "C:\\planted", ".git/planted"])(
  "a journal with the path %s is refused",
  (path) => {
    plant(path)
    expect(() => undoInterrupted(folder.at("content"))).toThrow(/"path"/)
    expect(readdirSync(folder.at())).toEqual(["content"])
  },
)

test("nothing is restored behind a link", () => {
  folder.write("outside/file")
  plant("link/planted")
  symlinkSync("../outside", folder.at("content/link"), "junction")
  undoInterrupted(folder.at("content"))
  expect(readdirSync(folder.at("outside"))).toEqual(["file"])
})

test("a restart leaves what another process is writing now, unless it takes for ever", () => {
  const staging = `.save-${process.ppid}-abc`
  folder.write(`${staging}/0.new`, "after")
  restart()
  expect(readdirSync(folder.at())).toEqual([staging])
  utimesSync(folder.at(staging), 0, 0)
  restart()
  expect(readdirSync(folder.at())).toEqual([])
})
