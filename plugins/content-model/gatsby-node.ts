import { setAvifOptions } from "./gatsby/avifOptions"
import { checkContent, watchContent } from "./gatsby/dev/develop"
import { updateWaitingNodes } from "./gatsby/dev/updateNodes"
import { createImageResolvers } from "./gatsby/imageResolvers"
import { createContentNodes } from "./gatsby/nodes"
import { createContentTypes } from "./gatsby/types"
import { withModel } from "./model/model"

setAvifOptions()

// Validates content/ before Gatsby changes public/ or .cache/.
export const onPreInit = withModel(checkContent)
export const onCreateDevServer = withModel(watchContent)
export const createSchemaCustomization = withModel(createContentTypes)
export const createResolvers = withModel(createImageResolvers)
export const sourceNodes = withModel(createContentNodes)
export const createPages = updateWaitingNodes
