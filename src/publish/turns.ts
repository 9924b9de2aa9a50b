import {
  linkSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs"
import { join } from "node:path"
import { setTimeout } from "node:timers/promises"
import { isFailure } from "./failures"
import { isAlive, lifeOf, type Life } from "./processes"

const pause = 200 // ms, between two looks whether it is our turn

/**
 * Waits until nobody who came before is at work in a folder; says so once where it has to. Each
 * draws a number and waits for the lower ones, but for those whose processes are dead. Returns how
 * to name another process that the work lives in, and how to end the turn.
 */
export async function myTurn(folder: string, sayThatWeWait: () => void) {
  mkdirSync(folder, { recursive: true })
  const draft = join(folder, `draft-${process.pid}`)
  const write = (pids: number[]) => writeFileSync(draft, JSON.stringify(pids.map(lifeOf)))
  write([process.pid])
  const mine = draw(folder, draft)
  const ticket = ticketIn(folder, mine)

  const before = () => numbersIn(folder).filter((number) => number < mine)
  const isOurs = () => !before().some((number) => isAtWork(ticketIn(folder, number)))
  for (let isSaid = false; !isOurs(); await setTimeout(pause)) {
    if (!isSaid) sayThatWeWait()
    isSaid = true
  }
  for (const number of before()) rmSync(ticketIn(folder, number), { force: true })

  return {
    isAlsoIn(pid: number) {
      write([process.pid, pid])
      renameSync(draft, ticket)
    },
    end: () => rmSync(ticket),
  }
}

const ticketIn = (folder: string, number: number) => join(folder, String(number))

const numbersIn = (folder: string) => readdirSync(folder).map(Number).filter(Number.isInteger)

/** Gives the draft the number above all others. */
function draw(folder: string, draft: string): number {
  const mine = Math.max(0, ...numbersIn(folder)) + 1
  const ticket = ticketIn(folder, mine)
  if (!isLinked(draft, ticket)) return draw(folder, draft)
  if (numbersIn(folder).every((number) => number <= mine)) {
    rmSync(draft)
    return mine
  }
  // Ours was free only because its owner has been and gone while we looked.
  rmSync(ticket)
  return draw(folder, draft)
}

function isLinked(draft: string, ticket: string) {
  try {
    linkSync(draft, ticket)
    return true
  } catch (error) {
    if (isFailure(error, "EEXIST")) return false
    throw error
  }
}

function isAtWork(ticket: string) {
  const text = textOf(ticket)
  const lives: Life[] = text ? JSON.parse(text) : []
  return lives.some(isAlive)
}

/** Nothing where its owner has just gone, or where the machine stopped before it was on the disk. */
function textOf(ticket: string) {
  try {
    return readFileSync(ticket, "utf8")
  } catch (error) {
    if (isFailure(error, "ENOENT")) return ""
    throw error
  }
}
