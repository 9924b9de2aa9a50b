import { z } from "zod"
import { files } from "./content"
import { nameOf } from "./dictionary"

/** The JSON Schema of each kind of content file, by path: completion in a code editor. */
export const schemas = Object.fromEntries(
  files.map((shape) => [
    `src/model/schemas/${nameOf(shape)}.json`,
    `${JSON.stringify(z.toJSONSchema(shape), null, 2)}\n`,
  ]),
)
