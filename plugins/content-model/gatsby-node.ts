import { checkContent, watchContent } from "./dev/develop"
import { createComposedPages } from "./graphql/createComposedPages"
import { createImageResolvers } from "./graphql/imageResolvers"
import { createContentTypes } from "./graphql/types"
import { writeKindFragments } from "./graphql/writeKindFragments"
import { withModel } from "./model"

export { keepConfigDigest as pluginOptionsSchema } from "./configDigest"

// Validates content/ before Gatsby changes public/ or .cache/.
export const onPreInit = withModel(checkContent)
export const onCreateDevServer = withModel(watchContent)
export const createSchemaCustomization = withModel(createContentTypes)
export const createResolvers = withModel(createImageResolvers)
export const createPages = withModel(createComposedPages)
export const onPreExtractQueries = withModel(writeKindFragments)
