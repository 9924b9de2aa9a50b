import type { GatsbyConfig } from "gatsby"
import { mirror } from "./src/live/mirror"
import { nameOf, shapeOfFile } from "./src/model/dictionary"
import { recordFile } from "./src/model/hosted"
import { pathPrefixFrom } from "./src/publish/prefix"

type JsonFile = { node: { relativePath: string } }

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  assetPrefix: process.env.ASSET_PREFIX,
  pathPrefix: pathPrefixFrom(process.env),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    "gatsby-plugin-styled-components",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: "content", path: mirror, ignore: [`**/${recordFile}`] },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: JsonFile) => {
          const shape = shapeOfFile(node.relativePath)
          return shape ? nameOf(shape) : "UnknownContent"
        },
      },
    },
  ],
}

export default config
