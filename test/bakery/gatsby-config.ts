import type { GatsbyConfig } from "gatsby"
import { adminHeaders } from "./plugins/content-editor/node/bundle/publishEditor"
import { snapshotFolder, sourceName } from "./plugins/content-model/lib/constants"
import { contentTypeOf, setModel, typeName } from "./plugins/content-model/model/model"
import { readContent } from "./plugins/content-model/read/readContent"
import type { HostingOptions } from "./plugins/hosting/gatsby-node"
import type { SeoOptions } from "./plugins/seo/data/description"
import { Bakery, describe, model } from "./src/model/index"

setModel(model)

// Fonts of the system, and a picture with corners.
const seo: SeoOptions = {
  model: () => model,
  describe,
  card: {
    display: { family: "serif", files: [] },
    text: { family: "serif", files: [] },
    frame: (width, height) => `M0 0H${width}V${height}H0z`,
  },
}

const hosting: HostingOptions = {
  site: () => {
    const { address, language } = readContent(snapshotFolder).one(Bakery)
    return { url: address, language, redirects: [], headers: adminHeaders() }
  },
}

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  plugins: [
    { resolve: "content-model", options: { model: () => model } },
    "gatsby-plugin-styled-components",
    "gatsby-plugin-sharp",
    "gatsby-transformer-sharp",
    {
      resolve: "gatsby-source-filesystem",
      options: { name: sourceName, path: snapshotFolder },
    },
    {
      resolve: "gatsby-transformer-json",
      options: {
        typeName: ({ node }: { node: { relativePath: string } }) => {
          const type = contentTypeOf(node.relativePath)
          return type ? typeName(type) : "UnknownContent"
        },
      },
    },
    { resolve: "content-editor", options: { model: () => model } },
    { resolve: "seo", options: seo },
    { resolve: "hosting", options: hosting },
  ],
}

export default config
