import { honeypotField, messageIdField } from "../plugins/hosting/names/form"
import { dayOf, hashOf, readForm, RefusedError } from "./read"
import type { Settings } from "./settings"
import { dayMs, type Store } from "./store"

/** What a receiver works with. Adapters make it for each place. */
export type Context = {
  store: Pick<Store, "add">
  now: () => number
  settings: Settings
  /** The sender's address in the network. It is not kept. */
  sender: string
  /** Tells the owner why a message was not stored. */
  log: (words: string) => void
}

/** The name of the field with the page after a message that a browser posts without script. */
export const pageAfterField = "redirect"

// A form keeps an unsent message, with its id, for a week.
const maxAgeMs = 8 * dayMs

/** Receives one message: stores it first, then answers. Its mail comes later, see `sendDue`. */
export async function receive(request: Request, context: Context): Promise<Response> {
  const { settings } = context
  const origin = request.headers.get("origin") ?? ""
  try {
    if (request.method === "OPTIONS") return answer(204, request, settings)
    if (request.method !== "POST") throw new RefusedError(405, "Send the form by POST.")
    if (!settings.origins.includes(origin))
      throw new RefusedError(403, "This receiver belongs to another site.")
    const field = await readForm(request)
    await storeMessage(field, context)
    return answer(200, request, settings, { thanks: field(pageAfterField) })
  } catch (error) {
    const isRefused = error instanceof RefusedError
    if (!isRefused) context.log(`A message could not be stored: ${String(error)}`)
    const { status, message } = isRefused ? error : notStored
    return answer(status, request, settings, { problem: message })
  }
}

const notStored = new RefusedError(503, "The message could not be stored. Please try again.")

async function storeMessage(field: (name: string) => string, context: Context) {
  const { store, now, settings } = context
  // A robot must not learn that its message was dropped.
  if (field(honeypotField)) return
  const words = { name: field("name"), email: field("email"), message: field("message") }
  if (Object.values(words).some((word) => word === ""))
    throw new RefusedError(422, "Name, e-mail and message are needed.")
  const shown = {
    notice: field("notice") || undefined,
    consent: field("consent") || undefined,
  }
  const time = now()
  // A household has the first half of an IPv6 address for itself.
  const address = context.sender.split(":").slice(0, 4).join(":")
  const sender = await hashOf(`${settings.secret} ${dayOf(time)} ${address}`)
  const id = await idOf(field(messageIdField), words, time)
  if ((await store.add({ id, receivedAt: time, ...words, ...shown, sender })) === "full")
    throw new RefusedError(503, "Too many messages are waiting here. Please try again later.")
}

/**
 * The id of a form begins with the time of the last change. Without one, the same words are the same message on one day
 * only: "Please call me" of the next week is another one.
 */
function idOf(id: string, words: object, time: number) {
  const made = Number(/^(\d+)-[\d.e-]+$/.exec(id)?.[1])
  const isOfForm = id.length <= 60 && Math.abs(time - made) < maxAgeMs
  return isOfForm ? id : hashOf(dayOf(time) + JSON.stringify(words))
}

type Words = { problem?: string; thanks?: string }

/** JSON for the page's script, else a page: the site's own after success, if the form names one. */
function answer(status: number, request: Request, settings: Settings, words: Words = {}) {
  const { problem, thanks = "" } = words
  const origin = request.headers.get("origin") ?? ""
  const headers = new Headers({ Vary: "Origin, Accept", "Cache-Control": "no-store" })
  if (settings.origins.includes(origin)) {
    headers.set("Access-Control-Allow-Origin", origin)
    headers.set("Access-Control-Allow-Methods", "POST")
    headers.set("Access-Control-Allow-Headers", "content-type")
  }
  if (status === 204) return new Response(null, { status, headers })
  if (request.headers.get("accept")?.includes("application/json"))
    return Response.json(
      { success: !problem, ...(problem && { error: problem }) },
      { status, headers },
    )
  if (problem || !isOfSite(thanks, settings))
    return new Response(problem ?? "Your message has arrived. Thank you.", { status, headers })
  headers.set("Location", new URL(thanks).href)
  return new Response(null, { status: 303, headers })
}

const isOfSite = (url: string, { origins }: Settings) =>
  URL.canParse(url) && origins.includes(new URL(url).origin)
