// @ts-check
// Tells whether a published site must be built again, because something in it appears or disappears.
// Needs no packages, so it runs every hour in a few seconds.
import { appendFileSync } from "node:fs"
import { parseArgs } from "node:util"

const usage = `Usage: node scripts/due.mjs <address of the site> [options]

  --output <file>  append "due=true" or "due=false" to this file
  --hook <url>     if a build is due, start it: post to this build hook`

const timeoutMs = 20_000

/**
 * The moments at which the published site changes, in milliseconds since 1970. A build lists only
 * those after it, so one that is over means that the site is out of date.
 * @param {string} site
 * @returns {Promise<number[]>}
 */
async function readMoments(site) {
  const url = `${site.replace(/\/$/, "")}/.well-known/schedule.json`
  const { moments } = await (await request(url, {})).json()
  const times = Array.isArray(moments) ? moments.map(Date.parse) : [NaN]
  if (times.some(Number.isNaN)) throw new Error(`${url} is not the schedule of a site.`)
  return times
}

/**
 * @param {string} url
 * @param {RequestInit} init
 */
async function request(url, init) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { cache: "no-store", ...init, signal }).catch((error) => {
    throw new Error(
      `${new URL(url).host} cannot be reached: ${error.cause?.message ?? error.message}.`,
    )
  })
  if (!response.ok) throw new Error(`${url} answers with ${response.status}.`)
  return response
}

/** @param {string[]} args */
async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { output: { type: "string" }, hook: { type: "string" } },
  })
  if (positionals.length !== 1 || !URL.canParse(positionals[0])) throw new Error(usage)
  const now = Date.now()
  const moments = await readMoments(positionals[0])
  const isDue = moments.some((moment) => moment <= now)
  if (values.output) appendFileSync(values.output, `due=${isDue}\n`)
  if (isDue && values.hook) await request(values.hook, { method: "POST" })
  const next = moments.toSorted((a, b) => a - b)[0]
  if (isDue) console.log("A build is due.")
  else if (next === undefined) console.log("Nothing is planned.")
  else console.log(`Nothing is due before ${new Date(next).toISOString()}.`)
}

run(process.argv.slice(2)).catch((error) => {
  console.error(error.message)
  process.exitCode = 1
})
