import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "../../fixtures/workspace"
import { writePage } from "../../support/composed/writePage"

test.setTimeout(300_000)

const banner = {
  schema: `import { group, line } from "../text"
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

test("a sixteenth kind costs its shape, its component and seven lines", async ({ workspace }) => {
  workspace.write("plugins/content-model/schema/sections/banner.ts", banner.schema)
  workspace.write("src/sections/composed/Banner.tsx", banner.component)
  const lines: [file: string, before: string, line: string][] = [
    [
      "plugins/content-model/schema/sections/section.ts",
      "import { Cards",
      'import { Banner } from "./banner"',
    ],
    [
      "plugins/content-model/schema/sections/section.ts",
      "  story: Story",
      "  banner: Banner.optional(),",
    ],
    [
      "src/composed/pageSections.ts",
      "import { Cards",
      'import { Banner } from "../sections/composed/Banner"',
    ],
    ["src/composed/pageSections.ts", "  Story,", "  Banner,"],
    [
      "src/composed/lazyPageSections.ts",
      "  story:",
      '  banner: () => import(/* webpackChunkName: "section-banner" */ "../sections/composed/Banner"),',
    ],
    [
      "src/composed/PageSection.tsx",
      "    {section.story",
      "    {section.banner && <sections.Banner {...section.banner} />}",
    ],
    [
      "src/composed/ComposedPage.tsx",
      "        story {",
      "        banner {\n          ...Banner\n        }",
    ],
  ]
  for (const [file, before, line] of lines) {
    const text = `\n${workspace.read(file)}`
    expect(text).toContain(`\n${before}`)
    workspace.write(file, text.replace(`\n${before}`, `\n${line}\n${before}`))
  }
  writePage(workspace, "with-banner", [{ banner: { words: "A new kind" } }])
  await workspace.build()
  expect(workspace.html("with-banner/index.html")).toContain("A new kind</h2>")
  const names = readdirSync(join(workspace.folder, "public"))
  expect(names.some((name) => /^section-banner-.*\.js$/.test(name))).toBe(true)
})
