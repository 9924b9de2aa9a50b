import type { Schema } from "./schema"

type Parameter = {
  $ref?: string
  in: string
  name: string
  required?: boolean
  schema: Schema
  /** GitHub's word for a part of a path that may have slashes, such as the name of a branch. */
  "x-multi-segment"?: boolean
}
type Message = {
  $ref?: string
  content?: Record<string, { schema: Schema }>
  headers?: Record<string, unknown>
}
type Operation = {
  deprecated?: boolean
  parameters?: Parameter[]
  requestBody?: Message
  responses: Record<string, Message>
}

/** An OpenAPI 3.0 description, as test/interfaces/ holds them. */
export type Description = {
  paths: Record<string, Record<string, Operation>>
  components: { schemas: Record<string, Schema> }
}

/** Follows the `$ref` of a part of a description. */
export const createResolver =
  (description: Description) =>
  <Part extends { $ref?: string }>(part: Part): Part => {
    const keys = part.$ref?.slice(2).split("/")
    return keys?.reduce((found, key) => found[key], Object(description)) ?? part
  }

const schemaOf = (message?: Message) => message?.content?.["application/json"]?.schema

// The address of the next page, which an answer's header names, is the host's own.
const ofNextPage: Parameter[] = ["page", "per_page"].map((name) => ({
  in: "query",
  name,
  schema: { type: "integer" },
}))

/** One schema for all parameters in a path, or in a query. */
function schemaOfAll(parameters: Parameter[], place: string): Schema {
  const own = parameters.filter((one) => one.in === place)
  return {
    type: "object",
    properties: Object.fromEntries(own.map(({ name, schema }) => [name, schema])),
    required: own.filter(({ required }) => required).map(({ name }) => name),
  }
}

/** Matches the requests of an operation. Its groups are the parameters in the path. */
function patternOf(method: string, path: string, parameters: Parameter[]) {
  const pattern = path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const isLong = parameters.some((one) => one.name === name && one["x-multi-segment"])
    return `(?<${name}>${isLong ? ".+" : "[^/]+"})`
  })
  return new RegExp(`^${method} ${pattern}$`, "i")
}

/** Finds what a host describes of a request: the schemas of its parameters, its body and its answers. */
export function createRouter(description: Description) {
  const resolve = createResolver(description)
  const operations = Object.entries(description.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { requestBody, ...operation }]) => {
      const answers = Object.entries(operation.responses)
      const isPaged = answers.some(([, { headers = {} }]) => "Link" in headers)
      const parameters = [
        ...(isPaged ? ofNextPage : []),
        ...(operation.parameters ?? []).map(resolve),
      ]
      return {
        pattern: patternOf(method, path, parameters),
        isDeprecated: operation.deprecated === true,
        path: schemaOfAll(parameters, "path"),
        query: schemaOfAll(parameters, "query"),
        body: schemaOf(requestBody && resolve(requestBody)),
        /** By status; undefined for an answer without a body. */
        answers: new Map(
          answers.map(([status, answer]) => [Number(status), schemaOf(resolve(answer))]),
        ),
      }
    }),
  )
  return (method: string, path: string) =>
    operations.find(({ pattern }) => pattern.test(`${method} ${path}`))
}
