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
  return Boolean(answer) && !Object.entries(answer ?? {}).some(saysNo)
}

const failure = /^\s*(no$|null|false|err|fail|invalid|[45]\d\d$)/i
const nothing = /^(null|false|0|""|\[]|{})$/

/** Whether a field of an answer says that the message was refused. */
const saysNo = ([name, value]: [string, unknown]) =>
  /^(success|ok|accepted)$/.test(name)
    ? !value || failure.test(String(value))
    : /^(status|statusCode|code|result)$/.test(name)
      ? failure.test(String(value))
      : /^errors?$/.test(name) && !nothing.test(JSON.stringify(value))

function parse(body: string): unknown {
  try {
    return JSON.parse(body)
  } catch (error) {
    if (error instanceof SyntaxError) return body
    throw error
  }
}
