/** What decides about an answer. A path as the address is of the site itself, as at Netlify. */
type Delivery = { address: string | null; mustBeTrue?: string | null }

const page = /^\s*</
const no = '(null|false|0|"(0|no|null|false|err|fail|"))'
const refused = "(err|fail|invalid|reject|den(y|ied)|unauth|forbidden|spam|abort|missing|not[_ ])"
// In words or in JSON. A text inside JSON has a sign before its quotation marks.
const refusals = [
  `^[\\s"]*(${refused}|sorry|(null|false|0|no)[\\s"]*$)`,
  `[{,\\s]"(is_?|(e?mail|message)_?)?(success(ful)?|succeeded|ok|accepted|sent|submitted|valid)"\\s*:\\s*${no}`,
  `[{,\\s]"(status|statusCode|code|result|state|type)"\\s*:\\s*"?(\\w+[_ -])?(${refused}|[45]\\d\\d\\b)`,
  '[{,\\s]"status"\\s*:\\s*(false|0|"(0|ko|no)")',
  '[{,\\s]"(has_?|validation_?)?(errors?|exception|fault)(_?(message|code|type))?"\\s*:\\s*(?!null|false|0|"(0|no|none|null|false)?"|\\[\\s*]|{\\s*}|\\s)',
].map((words) => new RegExp(words, "i"))

/**
 * Whether an answer of a good status accepts a message. A service may refuse it in JSON or by a page all the same.
 * An empty answer and words are no refusal.
 */
export const acceptsMessage = (body: string, { address, mustBeTrue }: Delivery) =>
  (page.test(body)
    ? Boolean(address?.startsWith("/"))
    : !refusals.some((refusal) => refusal.test(body))) &&
  (!mustBeTrue || new RegExp(`[{,\\s]"${mustBeTrue}"\\s*:\\s*true`).test(body))
