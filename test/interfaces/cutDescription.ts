type Json = { [key: string]: unknown }

/** What an OpenAPI description of a host says. `paths` and `components` are those of OpenAPI 3.0. */
export type Description = {
  openapi: string
  info: { title: string; version: string; license: { name: string; url: string } }
  paths: Record<string, Record<string, unknown>>
  components: Record<string, Record<string, unknown>>
}

/** Words for people, and what describes no request and no answer. */
const left = ["description", "summary", "title", "tags", "externalDocs", "operationId", "x-github"]

const isObject = (value: unknown): value is Json => typeof value === "object" && value !== null

/** A copy without examples and words. `isNames` says that the keys are names of fields, which stay. */
function strip(value: unknown, isNames = false): unknown {
  if (Array.isArray(value)) return value.map((one) => strip(one))
  if (!isObject(value)) return value
  const isKept = (key: string) => isNames || !(/^examples?$/.test(key) || left.includes(key))
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => isKept(key))
      .map(([key, one]) => [key, strip(one, key === "properties" && !isNames)]),
  )
}

/** The addresses of all components that a part of a description names, such as `schemas/blob`. */
const referencesIn = (part: unknown) =>
  [...JSON.stringify(part).matchAll(/"\$ref":"#\/components\/([^"]+)"/g)].map(([, name]) => name)

/** Cuts operations, such as `GET /user`, out of a description, with the components that they need. */
export function cutDescription(whole: Description, operations: string[]): Description {
  const { title, version, license } = whole.info
  const cut: Description = {
    openapi: whole.openapi,
    info: { title, version, license },
    paths: {},
    components: {},
  }
  for (const operation of operations) {
    const [method, path] = operation.split(" ")
    const found = whole.paths[path]?.[method.toLowerCase()]
    if (!found) throw new Error(`The description has no operation "${operation}".`)
    cut.paths[path] = { ...cut.paths[path], [method.toLowerCase()]: strip(found) }
  }
  const queue = referencesIn(cut.paths)
  for (const reference of queue) {
    const [kind, name] = reference.split("/")
    const group = (cut.components[kind] ??= {})
    if (name in group) continue
    group[name] = strip(whole.components[kind]?.[name])
    queue.push(...referencesIn(group[name]))
  }
  return cut
}
