import type { CreateResolversArgs, Node } from "gatsby"
import { generateImageData } from "gatsby-plugin-sharp"
import { existsSync } from "node:fs"
import { join } from "node:path"
import { aspectRatioOf, cropToFocus, type Focus } from "../fields/picture/cropToFocus"

type Arguments = { width: number; aspectRatio?: number; breakpoints: readonly number[] }
type Context = { nodeModel: { getNodeById(query: { id: string | null; type: "File" }): FileNode } }
type FileNode = { absolutePath: string; internal: { contentDigest: string } }
/** The focal point is that of the group that names the image; see types.ts. */
type ImageNode = Node & { focus?: Focus }

/**
 * Offers a picture as WebP and AVIF. Crops it to its focal point, if it has one. Without `aspectRatio` it
 * keeps its own, which Gatsby takes wrongly from a photograph that its metadata turns.
 */
export function createImageResolvers({
  createResolvers,
  createContentDigest,
  cache,
  pathPrefix,
  reporter,
}: CreateResolversArgs & { cache: { directory: string } }) {
  const resolve = async (source: ImageNode, args: Arguments, context: Context) => {
    const { contentDigest } = source.internal
    const node = context.nodeModel.getNodeById({ id: source.parent, type: "File" })
    const aspectRatio = args.aspectRatio ?? (await aspectRatioOf(node.absolutePath))
    const focus = args.aspectRatio ? source.focus : undefined
    const cropDigest = createContentDigest([contentDigest, aspectRatio, focus])
    const file = focus
      ? await cropFile(node, cropDigest, aspectRatio, focus, cache.directory)
      : node
    const complete = { ...args, aspectRatio, formats: ["webp", "avif"] }
    return generateImageData({ file, args: complete, pathPrefix, reporter, cache })
  }
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } })
}

/** Writes the crop of an image file. Returns its node, as if it were the image itself. */
async function cropFile(
  file: FileNode,
  contentDigest: string,
  aspectRatio: number,
  focus: Focus,
  folder: string,
): Promise<FileNode> {
  const absolutePath = join(folder, `${contentDigest}.png`)
  if (!existsSync(absolutePath))
    await (await cropToFocus(file.absolutePath, aspectRatio, focus)).png().toFile(absolutePath)
  return { ...file, absolutePath, internal: { ...file.internal, contentDigest } }
}
