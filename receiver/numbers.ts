import { dayOf, hashOf, readForm, RefusedError } from "./read"
import type { Settings } from "./settings"
import type { NumberStore } from "./store"

type Context = { numbers: NumberStore; now: () => number; settings: Settings }

const maxThingsADay = 5000
const maxLength = 300
const day = /^\d{4}-\d\d-\d\d$/

/** Counts a visit or an event by POST, and tells the numbers by GET with the token. Keeps nothing of the visitor. */
export async function receiveNumbers(request: Request, context: Context): Promise<Response> {
  const headers = {
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Methods": "GET, POST",
    "Access-Control-Allow-Headers": "authorization, content-type",
    "Cache-Control": "no-store",
  }
  try {
    if (request.method === "GET")
      return Response.json({ rows: await read(request, context) }, { headers })
    if (request.method === "POST") await count(request, context)
    return new Response(null, { status: 204, headers })
  } catch (error) {
    if (!(error instanceof RefusedError)) throw error
    return Response.json({ error: error.message }, { status: error.status, headers })
  }
}

async function count(request: Request, { numbers, now, settings }: Context) {
  if (!settings.origins.includes(request.headers.get("origin") ?? ""))
    throw new RefusedError(403, "This receiver belongs to another site.")
  const field = await readForm(request)
  const [path, event] = [field("p"), field("e")]
  const campaign = new URLSearchParams(field("q")).get("utm_campaign") ?? ""
  const isTooLong = [path, event, campaign].some((text) => text.length > maxLength)
  if (!path.startsWith("/") || isTooLong) throw new RefusedError(422, "There is nothing to count.")
  const today = dayOf(now())
  // Whoever invents addresses must not fill the store.
  if ((await numbers.size(today)) < maxThingsADay)
    await numbers.add({ day: today, path, event, campaign })
}

async function read(request: Request, { numbers, settings }: Context) {
  const { searchParams } = new URL(request.url)
  const [from, to] = [searchParams.get("from") ?? "", searchParams.get("to") ?? ""]
  const told = request.headers.get("authorization") ?? ""
  const expected = settings.numbersToken && `Bearer ${settings.numbersToken}`
  // Hashes take the same time to compare, wherever they differ.
  if (!expected || (await hashOf(told)) !== (await hashOf(expected)))
    throw new RefusedError(401, "The token is missing or wrong.")
  if (!day.test(from) || !day.test(to))
    throw new RefusedError(400, "Write the days as ?from=2026-11-01&to=2026-11-30.")
  return numbers.read(from, to)
}
