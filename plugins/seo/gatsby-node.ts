import { withModel } from "../content-model/model/model"
import { readDeployment } from "./data/environment"
import { writeIconFiles, writeSeoFiles } from "./files/writeFiles"
import { createPageMetaResolvers } from "./meta/pageMeta"

/** Fails early when the deployment's environment variables are invalid. */
export const onPreInit = () => void readDeployment(process.env)

export { createPageMetaTypes as createSchemaCustomization } from "./meta/pageMeta"

export const createResolvers = withModel(createPageMetaResolvers)

// The icons are written in development too, where browsers also request them.
export const onPostBootstrap = withModel(writeIconFiles)
export const onPostBuild = withModel(writeSeoFiles)
