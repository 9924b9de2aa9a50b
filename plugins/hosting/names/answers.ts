/** What decides about an answer. A path as the address is of the site itself, as at Netlify. */
type Delivery = { address: string | null; mustBeTrue?: string | null }

/**
 * Whether an answer of a good status accepts a message. A service may refuse it in JSON or by a page all the same.
 * An empty answer and words are no refusal.
 */
export function acceptsMessage(body: string, { address, mustBeTrue }: Delivery) {
  const answer = parse(body)
  if (mustBeTrue) return Object(answer)[mustBeTrue] === true
  if (typeof answer === "string") {
    const isPage = /^\s*</.test(answer)
    return isPage ? Boolean(address?.startsWith("/")) : !failure.test(answer)
  }
  if (!answer) return false
  const fields = Object.entries(answer)
  return !fields.some(
    ([name, value]) =>
      (agreements.includes(name) && disagreement.test(String(value))) ||
      (states.includes(name) && failure.test(String(value))) ||
      (errors.includes(name) && !nothing.test(JSON.stringify(value))),
  )
}

const agreements = ["success", "ok", "accepted"]
const disagreement = /^(|0|no|null|false)$|^(err|fail)/i
const states = ["status", "statusCode", "code", "result"]
const failure = /^\s*(err|fail|invalid|[45]\d\d$)/i
const errors = ["error", "errors"]
const nothing = /^(|null|false|0|""|\[\]|\{\})$/

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return body
    throw error
  }
}
