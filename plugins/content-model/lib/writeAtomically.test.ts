/** @jest-environment node */
import fs, { symlinkSync, utimesSync } from "node:fs"
import { join } from "node:path"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { undoInterrupted } from "./undo"
import { writeAtomically } from "./writeAtomically"

// The real functions, while a test replaces those of the module.
const { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, writeFileSync } = fs
const folder = temporaryFolder()

const before = { "new.json": undefined, "text.json": "before", "old.json": "before" }
const after = { "new.json": "after", "text.json": "after", "old.json": undefined }
const change = [
  { path: "new.json", content: "after" },
  { path: "text.json", content: "after" },
  { path: "old.json", content: null },
  { path: "same.json", content: "same" },
]

/** A folder before the change. */
function start() {
  for (const name of readdirSync(folder.at()))
    rmSync(folder.at(name), { recursive: true, force: true })
  for (const name of ["text.json", "old.json"]) folder.write(name, "before")
  folder.write("same.json", "same")
}

/** All files of the folder, hidden ones and those of folders included. */
const files = () =>
  Object.fromEntries(readdirSync(folder.at()).map((name) => [name, folder.read(name)]))

/**
 * Ends an action at its nth operation on the disk, which is half done: by a kill, after which nothing works,
 * or by an error of this one operation. True if it came so far.
 */
function endAt(nth: number, action: () => void, isKill: boolean) {
  const end = new Error("ended")
  let count = 0
  const until = <Args extends unknown[], Result>(
    operation: (...args: Args) => Result,
    half?: (...args: Args) => void,
  ) => {
    return (...args: Args) => {
      count += 1
      if (count < nth || (count > nth && !isKill)) return operation(...args)
      if (count === nth && isKill) half?.(...args)
      throw end
    }
  }
  const folderHalf = (path: fs.PathLike) => {
    const [name] = fs.statSync(path, { throwIfNoEntry: false })?.isDirectory()
      ? readdirSync(path)
      : []
    if (name) rmSync(join(String(path), name))
  }
  jest.spyOn(fs, "mkdtempSync").mockImplementation(until((name) => mkdtempSync(String(name))))
  jest.spyOn(fs, "mkdirSync").mockImplementation(until(mkdirSync))
  jest.spyOn(fs, "renameSync").mockImplementation(until(renameSync))
  jest.spyOn(fs, "rmSync").mockImplementation(until(rmSync, folderHalf))
  jest
    .spyOn(fs, "writeFileSync")
    .mockImplementation(until(writeFileSync, (file) => writeFileSync(file, "aft")))
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

/** The files of the folder without those that are undefined, with the one that stays. */
const withSame = (one: object): unknown =>
  JSON.parse(JSON.stringify({ "same.json": "same", ...one }))

const killAt = (nth: number, action: () => void) => endAt(nth, action, true)

const write = () => writeAtomically(folder.at(), change)
const restart = () => undoInterrupted(folder.at())

test("if one operation fails, a write is undone as a whole at once, unless all is written", () => {
  const results: unknown[] = []
  for (let nth = 1, hasFailed = true; hasFailed; nth++) {
    start()
    hasFailed = endAt(nth, write, false)
    const visible = readdirSync(folder.at()).filter((name) => !name.startsWith("."))
    results.push(Object.fromEntries(visible.map((name) => [name, folder.read(name)])))
  }
  for (const result of results) expect([before, after].map(withSame)).toContainEqual(result)
  expect(results.filter((result) => "new.json" in Object(result)).length).toBeLessThan(
    results.length / 2,
  )
})

test("killed at any operation, also of the restart, a write is made or undone as a whole", () => {
  const results: unknown[] = []
  for (let nth = 1, isKilled = true; isKilled; nth++)
    for (let again = 1, isKilledAgain = true; isKilledAgain; again++) {
      start()
      isKilled = killAt(nth, write)
      isKilledAgain = killAt(again, restart)
      restart()
      results.push(files())
    }
  const whole = [before, after].map(withSame)
  for (const result of results) expect(whole).toContainEqual(result)
  for (const result of whole) expect(results).toContainEqual(result)
  expect(results.length).toBeGreaterThan(20)
})

test("a restart leaves what somebody has edited since the kill", () => {
  start()
  const operationsUntil = (isReached: () => boolean) => {
    for (let nth = 1; ; nth++) {
      start()
      killAt(nth, write)
      if (isReached()) return
    }
  }
  operationsUntil(() => folder.read("text.json") === "after")
  folder.write("text.json", "edited")
  restart()
  expect(files()).toEqual({ "old.json": "before", "same.json": "same", "text.json": "edited" })
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
