import { mkdirSync, writeFileSync } from "node:fs"
import { kindFragments } from "./kindFragments"

// Gatsby reads the queries in this folder beside those in src/.
const folder = ".cache/fragments"

/** Writes the fragments of kinds for Gatsby, which reads queries from files only. A model may have no kinds. */
export function writeKindFragments() {
  const fragments = kindFragments().join("\n")
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/kinds.js`,
    fragments &&
      `// A kind needs a fragment with the name of its type, beside its component.
import { graphql } from "gatsby"
export const fragments = graphql\`
${fragments}
\`
`,
  )
}
