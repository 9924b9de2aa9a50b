/** The folder of the generated JSON Schemas below content/. git ignores it. */
export const schemasFolder = ".schemas"

/** The path below content/ of the JSON Schema of a content type. */
export const schemaPath = (typeName: string) => `${schemasFolder}/${typeName}.json`
