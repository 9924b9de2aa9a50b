// Left out of a build in which no fixed page has sections: see gatsby-node.ts.
export { Sections as FixedSections } from "./Sections"
