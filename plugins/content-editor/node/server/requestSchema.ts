import * as z from "zod"
import { pictureEndings } from "../../../content-model/fields/picture/imageFormat"
import { contentTypeOf } from "../../../content-model/model/model"
import { maxBytes } from "../../../content-model/read/json/readFiles"
import type { SaveRequest } from "../../drafts/backend"

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
const contentFile = file.refine((name) => contentTypeOf(name) !== undefined)
// No SVG, which may contain a program.
const pictureFile = file.regex(new RegExp(`^images/[^/]+\\.(${pictureEndings})$`, "i"))
const picture = z.strictObject({
  file: pictureFile,
  content: z.union([z.base64(), z.strictObject({ from: pictureFile }), z.null()]),
})

const request = <Action extends string, Fields extends z.core.$ZodLooseShape>(
  action: Action,
  fields: Fields,
) => z.strictObject({ action: z.literal(action), ...fields })

const save = request("POST save", {
  files: z.array(z.strictObject({ file: contentFile, text, base: z.string().nullable() })),
  pictures: z.array(picture),
  summary: message,
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
