// @ts-check
// Tells whether a published site must be built again, because something in it appears or disappears.
// Needs no packages, so it runs every hour in a few seconds.
import { appendFileSync } from "node:fs"
import { parseArgs } from "node:util"

const usage = `Usage: node scripts/due.mjs <address of the site> [options]

  --output <file>  append "due=true" or "due=false" to this file
  --hook <url>     if a build is due, start it: post to this build hook`

const timeoutMs = 20_000
const isoTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?Z$/

/**
 * The moments at which the published site changes, in milliseconds since 1970. A build lists only
 * those after it, so one that is over means that the site is out of date.
 * @param {string} site
 * @returns {Promise<number[]>}
 */
async function readMoments(site) {
  const url = `${site.replace(/\/$/, "")}/.well-known/schedule.json`
  const schedule = await (await request(url, {}, url)).json()
  const moments = Array.isArray(schedule?.moments) ? schedule.moments : [NaN]
  const times = moments.map((/** @type {unknown} */ moment) =>
    isoTime.test(String(moment)) ? Date.parse(String(moment)) : NaN,
  )
  if (times.some(Number.isNaN)) throw new Error(`${url} is not the schedule of a site.`)
  return times
}

/**
 * @param {string} url
 * @param {RequestInit} init
 * @param {string} name what messages call it: the address of a build hook is a secret
 */
async function request(url, init, name = new URL(url).origin) {
  const signal = AbortSignal.timeout(timeoutMs)
  const response = await fetch(url, { cache: "no-store", ...init, signal }).catch((error) => {
    const reason = String(error.cause?.message ?? error.message).replaceAll(url, name)
    throw new Error(`${new URL(url).origin} cannot be reached: ${reason}.`)
  })
  if (!response.ok) throw new Error(`${name} answers with ${response.status}.`)
  return response
}

/** @param {string[]} args */
async function run(args) {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: { output: { type: "string" }, hook: { type: "string" } },
  })
  const urls = [...positionals, ...(values.hook === undefined ? [] : [values.hook])]
  if (positionals.length !== 1 || !urls.every((url) => URL.canParse(url))) throw new Error(usage)
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
