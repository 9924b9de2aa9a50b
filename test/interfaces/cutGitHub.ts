import { readFileSync } from "node:fs"
import { join } from "node:path"
import { isRecord } from "../../plugins/content-model/lib/isRecord"
import { lacksTool, npmTools, toolFolder } from "../../scripts/lib/npmTool"
import { UserError } from "../../scripts/lib/runCommand"

const inRepository = (line: string) => line.replace(" ", " /repos/{owner}/{repo}")

/** The operations of GitHub's API that the editor uses, as GitHub's description names them. */
const gitHubOperations = [
  "GET /user",
  ...[
    "GET ",
    "GET /git/matching-refs/{ref}",
    "GET /compare/{basehead}",
    "GET /git/commits/{commit_sha}",
    "GET /git/trees/{tree_sha}",
    "GET /git/blobs/{file_sha}",
    "GET /commits",
    "GET /commits/{ref}/check-runs",
    "GET /commits/{ref}/status",
    "POST /git/blobs",
    "POST /git/trees",
    "POST /git/commits",
    "POST /git/refs",
    "PATCH /git/refs/{ref}",
    "DELETE /git/refs/{ref}",
    "GET /pulls",
    "GET /pulls/{pull_number}/files",
    "GET /pulls/{pull_number}/comments",
    "GET /pulls/{pull_number}/reviews",
    "POST /pulls/{pull_number}/comments/{comment_id}/replies",
    "GET /issues/{issue_number}/comments",
    "GET /deployments",
    "GET /deployments/{deployment_id}/statuses",
    "GET /pulls/{pull_number}",
    "POST /pulls",
    "PATCH /pulls/{pull_number}",
    "PUT /pulls/{pull_number}/merge",
  ].map(inRepository),
]

/** A JSON Schema. Its `$ref` begin with `github#`. */
type Schema = unknown

type Operation = {
  query: Schema
  body?: Schema
  /** By status; null for an answer without JSON. */
  answers: Record<string, Schema>
}

/** The part of GitHub's description that the editor uses, without words for people. */
export type Description = {
  origin: { title: string; version: string; license: object }
  /** By method and path. `{+ref}` stands for a part of a path that may have slashes. */
  operations: Record<string, Operation>
  schemas: Record<string, Schema>
}

/** Cuts what the editor uses out of the published description. Needs the network once. */
export function cutGitHub() {
  const missing = lacksTool(npmTools.gitHubDescription)
  if (missing) throw new UserError(missing)
  const file = "@octokit/openapi/generated/api.github.com.json"
  const path = join(toolFolder(npmTools.gitHubDescription), file)
  return cutDescription(JSON.parse(readFileSync(path, "utf8")))
}

type Parameter = {
  $ref?: string
  in: string
  name: string
  required?: boolean
  schema: unknown
  "x-multi-segment"?: boolean
}
type Message = {
  $ref?: string
  content?: Record<string, { schema: unknown }>
}
type OpenApi = {
  info: Description["origin"]
  paths: Record<
    string,
    Record<
      string,
      { parameters?: Parameter[]; requestBody?: Message; responses: Record<string, Message> }
    >
  >
  components: { schemas: Record<string, unknown> }
}

const jsonOf = ({ content }: Message) => content?.["application/json"]?.schema

/** Cuts the operations out of an OpenAPI 3.0 description, with the schemas that they need. */
function cutDescription(whole: OpenApi): Description {
  const resolve = <Part extends { $ref?: string }>(part: Part): Part => {
    const keys = part.$ref?.slice("#/".length).split("/")
    return keys?.reduce((found, key) => found[key], Object(whole)) ?? part
  }
  const { title, version, license } = whole.info
  const cut: Description = { origin: { title, version, license }, operations: {}, schemas: {} }
  for (const name of gitHubOperations) {
    const [method, path] = name.split(" ")
    const operation = whole.paths[path][method.toLowerCase()]
    const answers = Object.entries(operation.responses).map(([status, answer]) => [
      status,
      toSchema(jsonOf(resolve(answer)) ?? null, true),
    ])
    const parameters = (operation.parameters ?? []).map(resolve)
    const long = parameters.find((one) => one["x-multi-segment"])?.name
    const queries = parameters.filter((one) => one.in === "query")
    const body = operation.requestBody && jsonOf(resolve(operation.requestBody))
    cut.operations[name.replace(`{${long}}`, `{+${long}}`)] = {
      query: toSchema({
        properties: Object.fromEntries(queries.map(({ name: key, schema }) => [key, schema])),
        required: queries.filter(({ required }) => required).map(({ name: key }) => key),
      }),
      ...(body !== undefined && { body: toSchema(body) }),
      answers: Object.fromEntries(answers),
    }
  }
  const queue = referencesIn(cut.operations)
  for (const name of queue) {
    if (name in cut.schemas) continue
    cut.schemas[name] = toSchema(whole.components.schemas[name], true)
    queue.push(...referencesIn(cut.schemas[name]))
  }
  return cut
}

/** The names of all schemas that a part names. */
const referencesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"github#.schemas.([^"]+)"/g)].map(([, name]) => name)

const keywords = ["type", "enum", "items", "oneOf", "anyOf", "required", "additionalProperties"]

/**
 * A JSON Schema, which has no `nullable`, of a schema in OpenAPI 3.0. It refuses fields that are not named.
 * An answer of the emulator may lack fields, so none is required there.
 */
function toSchema(part: unknown, isAnswer = false): unknown {
  if (Array.isArray(part)) return part.map((one) => toSchema(one, isAnswer))
  if (!isRecord(part)) return part
  const { nullable, $ref, properties } = part
  const kept = keywords.filter((name) => name in part && !(isAnswer && name === "required"))
  const schema = Object.fromEntries(
    kept.map((name) => [name === "oneOf" ? "anyOf" : name, toSchema(part[name], isAnswer)]),
  )
  if (typeof $ref === "string") schema.$ref = $ref.replace("#/components", "github#")
  if (isRecord(properties)) {
    const fields = Object.entries(properties)
    schema.properties = Object.fromEntries(
      fields.map(([name, field]) => [name, toSchema(field, isAnswer)]),
    )
    schema.additionalProperties ??= false
  }
  return nullable === true ? { anyOf: [{ type: "null" }, schema] } : schema
}
