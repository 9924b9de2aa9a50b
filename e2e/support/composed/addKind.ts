import type { SiteCopy } from "../builds/siteCopy"
import { writePage } from "./writePage"

const banner = {
  schema: `import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
export const Banner = group("Banner", "Banner", { words: line(80, { title: "Words", examples: ["Words"] }) })
`,
  component: `import { graphql } from "gatsby"
import { Section } from "../../components/containers/Section"
export const Banner = ({ words }: Queries.BannerFragment) => <Section><h2>{words}</h2></Section>
export const fragment = graphql\`
  fragment Banner on Banner {
    words
  }
\`
`,
}

/** Adds one more kind of section to the code of a copy of the site. */
export function addKind(copy: SiteCopy) {
  copy.write("src/sections/Banner/schema.ts", banner.schema)
  copy.write("src/sections/Banner/Banner.tsx", banner.component)
  const lines: [file: string, before: string, line: string][] = [
    [
      "src/model/section.ts",
      "import { Cards",
      'import { Banner } from "../sections/Banner/schema"',
    ],
    ["src/model/section.ts", "  story: Story", "  banner: Banner,"],
    [
      "src/composed/PageSection.tsx",
      "import { Cards",
      'import { Banner } from "../sections/Banner/Banner"',
    ],
    [
      "src/composed/PageSection.tsx",
      "    {section.story",
      "    {section.banner && <Banner {...section.banner} />}",
    ],
  ]
  for (const [file, before, line] of lines) {
    const text = `\n${copy.read(file)}`
    const place = `\n${before}`
    if (!text.includes(place)) throw new Error(`${file} has no line that begins with ${before}`)
    copy.write(file, text.replace(place, `\n${line}${place}`))
  }
}

/** Adds a page that shows the added kind. */
export const addPageOfKind = (copy: SiteCopy) =>
  writePage(copy, "with-banner", [{ banner: { words: "A new kind" } }])
