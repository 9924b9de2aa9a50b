import * as z from "zod"
import { maxBytes } from "../../../content-model/read/json/readFiles"
import type { SaveRequest } from "../../drafts/backend"

const maxFiles = 200 // The server is busy until all are written.

// Excludes hidden files, "..", and what some system reads as a folder or a drive. The check has the
// rule for names; a file whose name it refuses can still be deleted.
const file = z
  .string()
  .max(200)
  .regex(/^(?!\/)(?:(?:^|\/)(?![. ])[^\\/:\p{C}]+(?<![. ]))+$/u)
const text = z.string().max(maxBytes).nullable()
const message = z.string().max(maxBytes)
// A commit, or the time of a save.
const version = z.string().regex(/^([0-9a-f]{40,64}|\d{13})$/)
const picture = z.strictObject({
  file,
  content: z.union([z.base64(), z.strictObject({ from: file }), z.null()]),
})

const request = <Action extends string, Fields extends z.core.$ZodLooseShape>(
  action: Action,
  fields: Fields,
) => z.strictObject({ action: z.literal(action), ...fields })

const save = request("POST save", {
  files: z.array(z.strictObject({ file, text, base: z.string().nullable() })).max(maxFiles),
  pictures: z.array(picture).max(maxFiles),
  summary: message,
}).refine(({ files, pictures }) => {
  const names = [...files, ...pictures].map((one) => one.file)
  return new Set(names).size === names.length
}) satisfies z.ZodType<SaveRequest<string>>

/** Every request of the editor, by method and name. Paths are below content/. */
export const requestSchema = z.discriminatedUnion("action", [
  save,
  request("POST publish", { message }),
  request("GET versions", { file }),
  request("GET text", { version, file }),
  request("GET deleted", {}),
  request("GET publication", {}),
])

export type EditorRequest = z.infer<typeof requestSchema>
