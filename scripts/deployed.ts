import { cpSync, rm, rmSync, statSync } from "node:fs"
import type { RequestListener } from "node:http"
import { join } from "node:path"
import { siteIn } from "./site"

/** When the build in a folder was finished, if it is: what a build writes last is `_headers`. */
export const finishedAt = (folder: string) =>
  statSync(join(folder, "_headers"), { throwIfNoEntry: false })?.mtimeMs

/**
 * Answers for the last finished build in a folder, below its path prefix. Like a host to which one
 * deploys, it takes a copy (into `copies`, which nobody else uses): so each answer comes from one
 * whole build, whatever happens in the folder meanwhile. `stop` deletes the copies.
 */
export function deployed(folder: string, copies: string, prefix = "") {
  let site: RequestListener | undefined
  let taken: number | undefined
  let number = 0

  function take(time: number) {
    if (number === 0) stop() // what a server that was killed has left
    const copy = join(copies, String(++number))
    try {
      cpSync(folder, copy, { recursive: true, preserveTimestamps: true })
      const next = siteIn(copy, prefix)
      if (finishedAt(folder) !== time) return // the next request tries again
      site = next
    } catch (error) {
      if (finishedAt(folder) !== time) return
      console.error(`${folder}/ cannot be shown:`, error)
    }
    taken = time
    // The one before may still have requests to answer.
    rm(join(copies, String(number - 2)), { recursive: true, force: true }, (error) => {
      if (error) console.error(error)
    })
  }

  const answer: RequestListener = (request, response) => {
    const time = finishedAt(folder)
    if (time !== undefined && time !== taken) take(time)
    if (site) site(request, response)
    else response.writeHead(503, { "retry-after": "1" }).end()
  }
  const stop = () => rmSync(copies, { recursive: true, force: true })
  return { answer, stop }
}
