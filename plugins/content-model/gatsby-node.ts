export { keepConfigDigest as pluginOptionsSchema } from "./configDigest"
// onPreInit validates content/ before Gatsby changes public/ or .cache/.
export { checkContent as onPreInit, watchContent as onCreateDevServer } from "./dev/develop"
export { createContentTypes as createSchemaCustomization } from "./graphql/types"
export { createImageResolvers as createResolvers } from "./graphql/imageResolvers"
export { createComposedPages as createPages } from "./graphql/createComposedPages"
