import type { GatsbyConfig } from "gatsby"
import type * as z from "zod"
import { adminHeaders } from "./plugins/content-editor/node/bundle/publishEditor"
import { snapshotFolder, sourceName } from "./plugins/content-model/lib/constants"
import { quality } from "./plugins/content-model/fields/picture/formats"
import { contentTypeOf, setModel, typeName } from "./plugins/content-model/model/model"
import { readPathPrefix } from "./plugins/hosting/pathPrefix"
import { resolveDelivery } from "./plugins/content-model/fields/delivery/services"
import { untranslatedPages } from "./plugins/content-model/languages/languages"
import { readContent, readValues } from "./plugins/content-model/read/readContent"
import type { HostingOptions } from "./plugins/hosting/gatsby-node"
import { model } from "./src/model"
import { Website } from "./src/model/site/website"
import type { SeoOptions } from "./plugins/seo/data/description"
import { previewHeaders, readDeployment } from "./plugins/seo/data/environment"
import { describe } from "./src/model/describe"
import { shareCard } from "./src/theme/shareCard"

// Outside of hooks, the options below need the model too.
setModel(model)

const seo: SeoOptions = { model: () => model, describe, card: shareCard }

const hosting: HostingOptions = {
  site: () => {
    const website = readContent(snapshotFolder).one(Website)
    const { siteUrl, isPreview } = readDeployment(process.env)
    return {
      url: siteUrl ?? website.address,
      language: website.language,
      redirects: [...(website.redirects ?? []), ...untranslatedPages(readValues(snapshotFolder))],
      formEndpoint: endpointOf(website),
      numbers: isPreview ? undefined : website.numbers,
      notificationsChunk: "toaster", // named at its import in notify.ts
      httpsOnSubdomains: website.httpsOnSubdomains,
      headers: { ...adminHeaders(), ...previewHeaders(process.env) },
      origins: {}, // of others' services, see docs/services.md
    }
  },
}

/** The address to which the form sends: at Netlify it is of the site itself. */
function endpointOf({ delivery, address: site }: z.infer<typeof Website>) {
  const { address } = resolveDelivery(delivery, { address: site })
  return address === null ? undefined : new URL(address, site).href
}

const config: GatsbyConfig = {
  trailingSlash: "always",
  jsxRuntime: "automatic",
  assetPrefix: process.env.ASSET_PREFIX,
  pathPrefix: readPathPrefix(process.env),
  graphqlTypegen: { generateOnBuild: true, typesOutputPath: "src/gatsby-types.d.ts" },
  // Gatsby runs hooks in this order. "hosting" finishes the built files, so it is last.
  plugins: [
    { resolve: "content-model", options: { model: () => model } },
    {
      resolve: "gatsby-plugin-styled-components",
      // The names of components are for developers.
      options: { displayName: process.env.NODE_ENV === "development" },
    },
    {
      resolve: "gatsby-plugin-sharp",
      options: {
        defaults: {
          placeholder: "dominantColor",
          avifOptions: { quality: quality.avif },
          webpOptions: { quality: quality.webp },
        },
      },
    },
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
