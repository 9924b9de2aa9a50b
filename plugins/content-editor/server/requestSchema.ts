import { z } from "zod"

const maxTextLength = 256_000 // characters; the content check reads no larger file

// Excludes hidden files, "..", and what some system reads as a folder, a drive or an escape.
const path = z
  .string()
  .max(200)
  .regex(/^content(?:\/(?![. ])[^\\/:%\p{C}]+(?<![. ]))*$/u)
const branch = z.string()
const options = z.looseObject({ commitMessage: z.string() })
// By path. Null for a new file.
const textsAtOpening = z.record(path, z.string().nullable()).default({})
const asset = z.strictObject({ path, content: z.string(), encoding: z.literal("base64") })

const request = <Action extends string, Params extends z.core.$ZodLooseShape>(
  action: Action,
  params: Params,
) =>
  z.strictObject({
    action: z.literal(action),
    branch,
    params: z.strictObject({ branch, ...params }),
  })

/** Every request that Decap's proxy backend sends in this project. */
export const requestSchema = z.discriminatedUnion("action", [
  request("entriesByFolder", { folder: path, extension: z.literal("json"), depth: z.literal(1) }),
  request("entriesByFiles", {
    files: z.array(z.strictObject({ path, label: z.string().optional() })),
  }),
  request("getEntry", { path }),
  request("getMedia", { mediaFolder: path }),
  request("getMediaFile", { path }),
  request("getDeployPreview", { collection: z.string(), slug: z.string() }),
  request("persistEntry", {
    dataFiles: z.tuple([
      z.strictObject({ path, slug: z.string(), raw: z.string().max(maxTextLength) }),
    ]),
    assets: z.array(asset),
    options,
    textsAtOpening,
    cmsLabelPrefix: z.string().optional(),
  }),
  request("persistMedia", { asset, options }),
  request("deleteFiles", { paths: z.tuple([path]), options, textsAtOpening }),
])

/** An uploaded file, as Decap sends it. */
export type Asset = z.infer<typeof asset>

/** The text of each file when its form was opened, by path in the repository. Null for a new file. */
export type TextsAtOpening = z.infer<typeof textsAtOpening>
