/** What decides about an answer. A path as the address is of the site itself, as at Netlify. */
type Delivery = { address: string | null; mustBeTrue?: string | null }

const page = /^\s*</
// In words or in JSON. A text inside JSON has a sign before its quotation marks.
const refusals = [
  /^\s*(null|false|err|fail|invalid)/i,
  /[{,\s]"(success|ok|accepted)"\s*:\s*(null|false|0|"("|no"|null|false|err|fail))/i,
  /[{,\s]"(status|statusCode|code|result)"\s*:\s*"?(err|fail|invalid|[45]\d\d\b)/i,
  /[{,\s]"errors?"\s*:\s*(?!null|false|0|""|\[\s*]|{\s*}|\s)/,
]

/**
 * Whether an answer of a good status accepts a message. A service may refuse it in JSON or by a page all the same.
 * An empty answer and words are no refusal.
 */
export const acceptsMessage = (body: string, { address, mustBeTrue }: Delivery) =>
  (page.test(body)
    ? Boolean(address?.startsWith("/"))
    : !refusals.some((refusal) => refusal.test(body))) &&
  (!mustBeTrue || new RegExp(`[{,\\s]"${mustBeTrue}"\\s*:\\s*true`).test(body))
