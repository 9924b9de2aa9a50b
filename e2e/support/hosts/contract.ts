import Ajv from "ajv"
import { readFileSync } from "node:fs"
import type { Description } from "../../../test/interfaces/cutGitHub"
import type { Answer } from "./emulator"

const { operations, schemas }: Description = JSON.parse(
  readFileSync("test/interfaces/github.json", "utf8"),
)
const options = { allErrors: true, strict: false, schemas: [{ $id: "github", schemas }] }
const ajv = new Ajv(options)
const queryAjv = new Ajv({ ...options, coerceTypes: true }) // The values of a query are texts.

// GitHub's guide names these for all requests: access, limits and failures of its own.
const commonStatuses = [401, 403, 404, 429, 500, 502, 503]

const patterns = Object.entries(operations).map(([name, operation]) => {
  const pattern = name.replace(/\{\+\w+\}/g, ".+").replace(/\{\w+\}/g, "[^/]+")
  return { pattern: new RegExp(`^${pattern}$`), operation }
})

/** `name` is the method and the path; `body` is JSON, or empty. */
type Request = { name: string; query: URLSearchParams; body: string }

/** What GitHub's own description does not know or allow in a request and its answer. */
export function problemsIn({ name, query, body }: Request, { status, body: answer }: Answer) {
  const operation = patterns.find(({ pattern }) => pattern.test(name))?.operation
  if (!operation) return ["is no operation"]
  const isKnown = status in operation.answers || commonStatuses.includes(status)
  // Bytes are what the request asked for in place of JSON.
  const schema = Buffer.isBuffer(answer) ? undefined : operation.answers[status]
  return [
    ...errorsOf("query", Object.fromEntries(query), operation.query, queryAjv),
    ...(body ? errorsOf("body", JSON.parse(body), operation.body ?? { not: {} }) : []),
    ...(isKnown ? [] : [`has no answer ${status}`]),
    ...(schema ? errorsOf(`answer ${status}`, JSON.parse(JSON.stringify(answer)), schema) : []),
  ]
}

function errorsOf(what: string, value: unknown, schema: unknown, compiler = ajv) {
  const validate = compiler.compile(Object(schema))
  if (validate(value)) return []
  return (validate.errors ?? []).map(
    ({ instancePath: path, message, params }) =>
      `${what}${path} ${message} ${JSON.stringify(params)}`,
  )
}
