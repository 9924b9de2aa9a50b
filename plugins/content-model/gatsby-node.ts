import { setAvifOptions } from "./gatsby/avifOptions"
import { beforePages, beforeQueries } from "./gatsby/dev/betweenQueries"
import { checkContent, watchContent } from "./gatsby/dev/develop"
import { createTranslations } from "./gatsby/languages"
import { createImageResolvers } from "./gatsby/imageResolvers"
import { createContentTypes } from "./gatsby/types"
import { withModel } from "./model/model"

setAvifOptions()

// Validates content/ before Gatsby changes public/ or .cache/.
export const onPreInit = withModel(checkContent)
export const onCreateDevServer = withModel(watchContent)
export const createSchemaCustomization = withModel(createContentTypes)
export const createResolvers = withModel(createImageResolvers)
export const createPages = beforePages
export const onCreatePage = withModel(createTranslations)
export const onPreExtractQueries = beforeQueries
