import { acceptsMessage } from "../../../../plugins/hosting/names/answers"
import { isPageAfterPost } from "../../../../plugins/hosting/names/form"
import type { FormDelivery } from "./state"

const timeoutMs = 15_000

/** The encoding of a form without script, which every service takes. Netlify takes no other one without files. */
const urlEncoded = (message: FormData) =>
  new URLSearchParams([...message].map(([name, value]) => [name, String(value)]))

/**
 * Posts a message. Resolves to false if the trap is filled, or the server rejects the message, by its status or by its
 * words, is unreachable or times out.
 */
export async function submitMessage(
  message: FormData,
  { address, mustBeTrue, trap, hidden = [] }: FormDelivery & { address: string },
  trapField: unknown,
) {
  for (const { name } of hidden.filter(isPageAfterPost)) message.delete(name)
  if (trapField instanceof HTMLInputElement && trapField.value.trim() !== "") {
    // A password manager may have filled it: the next attempt sends.
    trapField.value = ""
    return false
  }
  try {
    const answer = await fetch(address, {
      method: "POST",
      body: trap ? urlEncoded(message) : message,
      headers: { Accept: "application/json" },
      signal: AbortSignal.timeout(timeoutMs),
    })
    return answer.ok && acceptsMessage(await answer.text(), { address, mustBeTrue })
  } catch (error) {
    // fetch() and text() reject with these on network errors and timeouts.
    if ([TypeError, DOMException].some((kind) => error instanceof kind)) return false
    throw error
  }
}
