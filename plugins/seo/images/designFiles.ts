import { readdirSync } from "node:fs"
import { join } from "node:path"

// Relative to the site: Gatsby compiles this code to another folder, where __dirname is wrong.
const folder = "plugins/seo/images"

/** The path of a font in fonts/. */
export const fontFile = (name: string) => join(folder, "fonts", name)

/** The code and the fonts that decide how share images look. */
export const designFiles = () =>
  readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((name) => /\.ttf$|(?<!\.test)\.ts$/.test(name))
    .toSorted()
    .map((name) => join(folder, name))
