import { z } from "zod"

const longestText = 256_000 // characters; the report reads no longer file
// No hidden file, no "..", nothing that some system takes for a folder, a drive or an escape.
const path = z
  .string()
  .max(200)
  .regex(/^content(?:\/(?![. ])[^\\/:%\p{C}]+(?<![. ]))*$/u)
const branch = z.string()
const options = z.looseObject({ commitMessage: z.string() })
// The text of each file as the form opened it, by path; null where there was none.
const opened = z.record(path, z.string().nullable()).default({})
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

/** What Decap's proxy backend asks for while it publishes at once; nothing else is answered. */
export const requestShape = z.discriminatedUnion("action", [
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
      z.strictObject({ path, slug: z.string(), raw: z.string().max(longestText) }),
    ]),
    assets: z.array(asset),
    options,
    opened,
    cmsLabelPrefix: z.string().optional(),
  }),
  request("persistMedia", { asset, options }),
  request("deleteFiles", { paths: z.tuple([path]), options, opened }),
])

export type Asset = z.infer<typeof asset>
