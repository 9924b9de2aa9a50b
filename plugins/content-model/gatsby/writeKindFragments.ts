import { mkdirSync, writeFileSync } from "node:fs"
import { kindFragments } from "./kindFragments"

// Gatsby reads the queries in this folder beside those in src/.
const folder = ".cache/fragments"

/** Writes the fragments of kinds for Gatsby, which reads queries from files only. */
export function writeKindFragments() {
  mkdirSync(folder, { recursive: true })
  writeFileSync(
    `${folder}/kinds.js`,
    `// A kind needs a fragment with the name of its type, beside its component.
import { graphql } from "gatsby"
export const fragments = graphql\`
${kindFragments().join("\n")}
\`
`,
  )
}
