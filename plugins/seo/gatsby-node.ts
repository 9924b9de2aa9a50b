import { readDeployment } from "./environment"

/** Fails early when the deployment's environment variables are invalid. */
export const onPreInit = () => void readDeployment(process.env)

export {
  createDeploymentNode as sourceNodes,
  createPageMetaResolvers as createResolvers,
  createPageMetaTypes as createSchemaCustomization,
} from "./pageMeta"

// The icons are written in development too, where browsers also request them.
export { writeIconFiles as onPostBootstrap, writeSeoFiles as onPostBuild } from "./files/writeFiles"
