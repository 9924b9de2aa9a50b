import Ajv, { type Options, type ValidateFunction } from "ajv"
import addFormats from "ajv-formats"
import type { Answer } from "../emulator"
import { createResolver, createRouter, type Description } from "./operations"
import { complete, root, toJsonSchema, type Schema } from "./schema"

type Request = { method: string; path: string; query: URLSearchParams; body: string }

/** What a host answers to any request, beside the answers that it describes for each. */
type Refusals = { statuses: number[]; schema: Schema }

export type Contract = ReturnType<typeof createContract>

/** Compares requests to a host and its answers with the host's own description. */
export function createContract(description: Description, refusals: Refusals) {
  const resolve = createResolver(description)
  const find = createRouter(description)
  const components = toJsonSchema({ schemas: description.components.schemas })
  const options: Options = {
    allErrors: true,
    strict: false,
    formats: { "repo.nwo": true }, // GitHub's word for owner/name
    schemas: [{ $id: root, components }],
  }
  const ajv = addFormats(new Ajv(options))
  // The values of parameters are texts.
  const textAjv = addFormats(new Ajv({ ...options, coerceTypes: true }))
  const validators = new Map<Schema, ValidateFunction>()

  function errorsOf(what: string, value: unknown, schema: Schema, compiler = ajv) {
    const validate = validators.get(schema) ?? compiler.compile(Object(toJsonSchema(schema)))
    validators.set(schema, validate)
    if (validate(value)) return []
    return (validate.errors ?? []).map(
      ({ instancePath: path, message, params }) =>
        `${what}${path} ${message} ${JSON.stringify(params)}`,
    )
  }

  /** Completes an answer as the host would. `problems` says what the host does not accept or send. */
  return function check(request: Request, answer: Answer) {
    const { method, path, body, query } = request
    const operation = find(method, path)
    if (!operation) return { answer, problems: ["is no operation"] }

    const parts = operation.pattern.exec(`${method} ${path}`)?.groups
    const problems = [
      ...(operation.isDeprecated ? ["is deprecated"] : []),
      ...errorsOf("path", { ...parts }, operation.path, textAjv),
      ...errorsOf("query", Object.fromEntries(query), operation.query, textAjv),
      ...(body ? errorsOf("body", JSON.parse(body), operation.body ?? { not: {} }) : []),
    ]
    const { status } = answer
    if (!operation.answers.has(status) && !refusals.statuses.includes(status))
      return { answer, problems: [...problems, `has no answer ${status}`] }
    const schema = operation.answers.has(status) ? operation.answers.get(status) : refusals.schema
    // Bytes are what the request asked for in place of JSON.
    if (!schema || Buffer.isBuffer(answer.body)) return { answer, problems }
    const completed = complete(JSON.parse(JSON.stringify(answer.body ?? {})), schema, resolve)
    return {
      answer: { ...answer, body: completed },
      problems: [...problems, ...errorsOf(`answer ${status}`, completed, schema)],
    }
  }
}
