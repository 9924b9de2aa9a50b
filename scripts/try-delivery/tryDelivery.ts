import { acceptsMessage } from "../../plugins/hosting/names/answers"
import { honeypotField, isPageAfterPost, messageIdField } from "../../plugins/hosting/names/form"
import type { resolveDelivery } from "../../plugins/content-model/fields/delivery/services"

type Delivery = ReturnType<typeof resolveDelivery>

/** What an answer says, and what it proves. */
export type Result = { isAccepted: boolean; lines: string[] }

/** A message that people recognise as a trial. `id` is that of the message. */
export const trialMessage = (time: Date, id: string) => ({
  name: "Trial of the contact form",
  email: "trial@example.com",
  message: `This is a trial of ${time.toISOString()}. You can delete it.`,
  [messageIdField]: id,
})

/**
 * Sends one message as the page's script in a browser does: with the Origin of the site, the encoding of the service,
 * and its hidden fields. Says in words what came back.
 */
export async function tryDelivery(
  delivery: Delivery,
  site: string,
  fields: Record<string, string>,
): Promise<Result> {
  const { address } = delivery
  if (address === null)
    return { isAccepted: false, lines: ["The form posts nothing: there is no address to try."] }
  const service = "trap" in delivery ? delivery : undefined
  const hidden = service?.hidden.filter((field) => !isPageAfterPost(field)) ?? []
  const all: [string, string][] = [
    ...Object.entries(fields),
    [service?.trap ?? honeypotField, ""],
    ...hidden.map(({ name, value }): [string, string] => [name, value]),
  ]
  const form = new FormData()
  for (const [name, value] of all) form.set(name, value)
  const body = service ? new URLSearchParams(all) : form
  const url = new URL(address, site)
  const headers = { Accept: "application/json", Origin: site, Referer: `${site}/` }
  const request = { method: "POST", body, headers, redirect: "manual" as const }
  try {
    const answer = await fetch(url, { ...request, signal: AbortSignal.timeout(15_000) })
    return readAnswer(answer, await answer.text(), {
      site,
      url,
      address,
      mustBeTrue: service?.mustBeTrue,
    })
  } catch (error) {
    const cause = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    const lines = [
      `${url.host} could not be reached: ${cause}`,
      "Check the address, then the network.",
    ]
    return { isAccepted: false, lines }
  }
}

type Expected = { site: string; url: URL; address: string; mustBeTrue?: string | null }

function readAnswer(
  { status, headers }: Response,
  text: string,
  { site, url, address, mustBeTrue }: Expected,
): Result {
  const lines = [
    `${url.host} answered ${status}${text && `: ${text.slice(0, 300).replace(/\s+/g, " ")}`}`,
  ]
  const target = headers.get("location")
  if (status >= 300 && status < 400 && target) {
    const to = new URL(target, url)
    lines.push(`It leads on to ${to.href}.`)
    if (![url.origin, site].includes(to.origin)) {
      lines.push(
        "That is another origin: the policy of the page blocks it, and visitors read that sending failed.",
      )
      return { isAccepted: false, lines }
    }
  }
  const allowed = headers.get("access-control-allow-origin")
  if (url.origin !== site && allowed !== "*" && allowed !== site) {
    lines.push(
      `It does not allow ${site} to read its answer (Access-Control-Allow-Origin: ${allowed ?? "none"}).`,
      "Browsers then tell visitors that sending failed. Allow the site at the service.",
    )
    return { isAccepted: false, lines }
  }
  const hasGoodStatus = status >= 200 && status < 300
  const isAccepted = hasGoodStatus && acceptsMessage(text, { address, mustBeTrue })
  lines.push(isAccepted ? proofOf(mustBeTrue) : refusalOf(mustBeTrue))
  return { isAccepted, lines }
}

const proofOf = (mustBeTrue?: string | null) =>
  mustBeTrue
    ? `It says "${mustBeTrue}": the message is accepted. Look into your mailbox to see that it arrives.`
    : "The status says that it is accepted, which proves little. Look where the messages should arrive."

const refusalOf = (mustBeTrue?: string | null) =>
  `${mustBeTrue ? `It does not say "${mustBeTrue}": true, so` : "The status or the answer says that"} the message is not accepted. Copy the key or the address again, look at the limits of the service, then send one message by the page itself: some services take those of browsers only.`
