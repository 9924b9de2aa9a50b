import { z } from "zod"

const maxTextLength = 256_000 // characters; the content check reads no larger file
const maxMessageLength = 20_000

// Excludes hidden files, "..", and what some system reads as a folder, a drive or an escape.
const path = z
  .string()
  .max(200)
  .regex(/^(?!\/)(?:(?:^|\/)(?![. ])[^\\/:%\p{C}]+(?<![. ]))+$/u)
const text = z.string().max(maxTextLength).nullable()
const message = z.string().max(maxMessageLength)

const picture = z.union([
  z.strictObject({ file: path, content: z.base64().nullable() }),
  z.strictObject({ file: path, from: path }),
])

/** The requests of the editor, by their name. All paths are below content/. */
export const requestSchemas = {
  save: z
    .strictObject({
      files: z.array(z.strictObject({ file: path, text, base: z.string().nullable() })),
      pictures: z.array(picture),
      summary: message,
    })
    .refine(({ files, pictures }) => {
      const names = [...files, ...pictures].map(({ file }) => file)
      return new Set(names).size === names.length
    }),
  publish: z.strictObject({ message: message.regex(/\S/) }),
  versions: z.strictObject({ file: path }),
  text: z.strictObject({ version: z.string().regex(/^[0-9a-f]{40,64}$/), file: path }),
  /** Requests without parameters. */
  read: z.strictObject({}),
  /** Unknown requests. */
  none: z.never(),
}

/** Files to save as one change. Pictures are base64, or the path of a picture to copy. */
export type SaveRequest = z.infer<(typeof requestSchemas)["save"]>
export type PictureToSave = z.infer<typeof picture>
