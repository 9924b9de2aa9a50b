import type { CreateResolversArgs, Node } from "gatsby"
import { isAvifSmaller } from "../images/formats"

type Arguments = { width: number; aspectRatio: number; breakpoints: readonly number[] }
type Context = { nodeModel: { getNodeById(query: { id: string | null; type: "File" }): FileNode } }
type FileNode = { absolutePath: string }
type Resolver = (source: Node, args: object, context: Context, info: Info) => unknown
type Info = { originalResolver: Resolver }

/**
 * Offers a picture as AVIF only if that is smaller than WebP. Gatsby encodes the files after its
 * queries, so their true sizes are not known here.
 */
export function createImageResolvers({ createResolvers, cache }: CreateResolversArgs) {
  const resolve = async (source: Node, args: Arguments, context: Context, info: Info) => {
    const { width, aspectRatio, breakpoints } = args
    const key = JSON.stringify([source.internal.contentDigest, aspectRatio, width, breakpoints])
    const { absolutePath } = context.nodeModel.getNodeById({ id: source.parent, type: "File" })
    const isSmaller: boolean =
      (await cache.get(key)) ??
      (await cache.set(key, await isAvifSmaller(absolutePath, breakpoints, aspectRatio)))
    const formats = isSmaller ? ["webp", "avif"] : ["webp"]
    return info.originalResolver(source, { ...args, formats }, context, info)
  }
  createResolvers({ ImageSharp: { gatsbyImageData: { resolve } } })
}
