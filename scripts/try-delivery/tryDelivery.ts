import { acceptsMessage } from "../../plugins/hosting/names/answers"
import {
  createMessageId,
  honeypotField,
  isPageAfterPost,
  messageIdField,
} from "../../plugins/hosting/names/form"
import type { resolveDelivery } from "../../plugins/content-model/fields/delivery/services"

type Delivery = ReturnType<typeof resolveDelivery>

/** What an answer says, and what it proves. */
export type Result = { isAccepted: boolean; lines: string[] }

/** A message that people recognise as a trial. */
const trialMessage = () => ({
  name: "Trial of the contact form",
  email: "trial@example.com",
  message: `This is a trial of ${new Date().toISOString()}. You can delete it.`,
  [messageIdField]: createMessageId(),
})

/**
 * Sends one message as the page's script in a browser does: with the Origin of the site, the encoding of the service,
 * and its hidden fields. Says in words what came back.
 */
export async function tryDelivery(delivery: Delivery, site: string): Promise<Result> {
  const { address } = delivery
  if (address === null)
    return refused(
      'content/site.json names no delivery. Write "address" or "service" below "delivery".',
    )
  const service = "trap" in delivery ? delivery : undefined
  const hidden = service?.hidden.filter((field) => !isPageAfterPost(field)) ?? []
  const all: [string, string][] = [
    ...Object.entries(trialMessage()),
    [service?.trap ?? honeypotField, ""],
    ...hidden.map(({ name, value }): [string, string] => [name, value]),
  ]
  const form = new FormData()
  for (const [name, value] of all) form.set(name, value)
  const body = service ? new URLSearchParams(all) : form
  const url = new URL(address, site)
  const headers = { Accept: "application/json", Origin: site, Referer: `${site}/` }
  const signal = AbortSignal.timeout(15_000)
  try {
    const answer = await fetch(url, { method: "POST", body, headers, redirect: "manual", signal })
    const expected = { address, mustBeTrue: service?.mustBeTrue }
    return readAnswer(answer, await answer.text(), url, site, expected)
  } catch (error) {
    const cause = error instanceof Error ? String(error.cause ?? error.message) : String(error)
    return refused(
      `${url.host} could not be reached: ${cause}`,
      "Check the address, then the network.",
    )
  }
}

const refused = (...lines: string[]): Result => ({ isAccepted: false, lines })

function readAnswer(
  { ok, status, headers }: Response,
  text: string,
  url: URL,
  site: string,
  expected: Parameters<typeof acceptsMessage>[1],
): Result {
  const lines = [
    `${url.host} answered ${status}${text && `: ${text.slice(0, 300).replace(/\s+/g, " ")}`}`,
  ]
  const target = headers.get("location")
  if (status >= 300 && status < 400 && target) {
    const to = new URL(target, url)
    lines.push(`It leads on to ${to.href}.`)
    if (![url.origin, site].includes(to.origin))
      return refused(
        ...lines,
        "That is another origin: the policy of the page blocks it, and visitors read that sending failed.",
      )
  }
  const allowed = headers.get("access-control-allow-origin")
  if (url.origin !== site && allowed !== "*" && allowed !== site)
    return refused(
      ...lines,
      `It does not allow ${site} to read its answer (Access-Control-Allow-Origin: ${allowed ?? "none"}).`,
      "Browsers then tell visitors that sending failed. Allow the site at the service.",
    )
  const isAccepted = ok && acceptsMessage(text, expected)
  lines.push(isAccepted ? proofOf(expected.mustBeTrue) : refusalOf(expected.mustBeTrue))
  return { isAccepted, lines }
}

const proofOf = (mustBeTrue?: string | null) =>
  mustBeTrue
    ? `It says "${mustBeTrue}": the message is accepted. Look into your mailbox to see that it arrives.`
    : "The status says that it is accepted, which proves little. Look where the messages should arrive."

const refusalOf = (mustBeTrue?: string | null) =>
  `${mustBeTrue ? `It does not say "${mustBeTrue}": true, so` : "The status or the answer says that"} the message is not accepted. Copy the key or the address again, look at the limits of the service, then send one message by the page itself: some services take those of browsers only.`
