/** @jest-environment node */
import { spawn } from "node:child_process"
import { once } from "node:events"
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join, resolve } from "node:path"
import { isAlive, lifeOf } from "./processes"
import { myTurn } from "./turns"

let folder: string
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), "turns-"))))
afterEach(() => rmSync(folder, { recursive: true }))

const nobodyWaits = () => {
  throw new Error("waits")
}

async function deadProcess() {
  const child = spawn(process.execPath, ["--version"])
  await once(child, "exit")
  return child.pid ?? 0
}

test("who comes second waits, says so once, and begins when the first has ended", async () => {
  const order: string[] = []
  const first = await myTurn(folder, nobodyWaits)
  const second = myTurn(folder, () => order.push("says that it waits"))
  setTimeout(() => {
    order.push("the first ends")
    first.end()
  }, 700) // ms, in which the second looks several times
  const turn = await second
  order.push("the second begins")
  expect(order).toEqual(["says that it waits", "the first ends", "the second begins"])
  turn.end()
  expect(readdirSync(folder)).toEqual([])
})

test("a dead one blocks nobody, whatever it left", async () => {
  const pid = await deadProcess()
  writeFileSync(join(folder, "3"), JSON.stringify([{ ...lifeOf(process.pid), pid }]))
  writeFileSync(join(folder, "4"), "")
  const turn = await myTurn(folder, nobodyWaits)
  expect(readdirSync(folder)).toEqual(["5"])
  turn.end()
})

test("one that is dead while its Gatsby lives on is waited for", async () => {
  const gatsby = spawn(process.execPath, ["--eval", "setTimeout(() => {}, 60_000)"])
  const owner = { ...lifeOf(process.pid), pid: await deadProcess() }
  writeFileSync(join(folder, "1"), JSON.stringify([owner, lifeOf(gatsby.pid ?? 0)]))
  let isWaiting = false
  const turn = await myTurn(folder, () => {
    isWaiting = true
    gatsby.kill("SIGKILL")
  })
  expect(isWaiting).toBe(true)
  turn.end()
})

test("a number that another process has now is not taken for the one that is dead", () => {
  const life = lifeOf(process.pid)
  expect(isAlive(life)).toBe(true)
  expect(isAlive({ ...life, notedAt: 0 })).toBe(false)
  // Only Linux tells when a process began.
  expect(isAlive({ ...life, began: life.began && "1" })).toBe(life.began === "")
})

test("of many that come at once each has the place alone", async () => {
  const program = `
    import { myTurn } from ${JSON.stringify(resolve("src/publish/turns.ts"))}
    import { mkdirSync, rmdirSync } from "node:fs"
    myTurn("turns", () => {}).then((turn) => {
      mkdirSync("alone")
      setTimeout(() => {
        rmdirSync("alone")
        turn.end()
      }, 20)
    })`
  writeFileSync(join(folder, "one.ts"), program)
  const loader = resolve("node_modules/tsx/dist/loader.mjs")
  const codes = await Promise.all(
    Array.from({ length: 4 }, async () => {
      const [code] = await once(
        spawn(process.execPath, ["--import", loader, "one.ts"], { cwd: folder, stdio: "inherit" }),
        "exit",
      )
      return code
    }),
  )
  expect(codes).toEqual([0, 0, 0, 0])
})
