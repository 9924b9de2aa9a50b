import { readdirSync } from "node:fs"
import { join } from "node:path"
import { expect, test } from "../../fixtures/workspace"
import { serveCopy } from "../../support/builds/builds"
import { everyKind } from "../../support/composed/everyKind"
import { triggerHydration, waitForHydration } from "../../support/navigation"
import type { Workspace } from "../../fixtures/workspace"

test.setTimeout(400_000)

const page = (title: string, sections: object[], actions: object[] = []) => ({
  title: `${title} – a page of sections`,
  description: `The page “${title}” has sections that a marketer has chosen and put in this order, without a programmer.`,
  top: { title, actions },
  sections,
})

const write = ({ write: writeFile }: Workspace, name: string, value: object) =>
  writeFile(`content/pages/${name}.json`, `${JSON.stringify(value, null, 2)}\n`)

const homeFiles = ["public/index.html", "public/page-data/index/page-data.json"]

test("pages of sections are built from JSON alone, and load only the kinds that they use", async ({
  workspace,
  page: tab,
}) => {
  await workspace.build()
  const before = homeFiles.map(workspace.read)

  const kinds = everyKind.map((section) => Object.keys(section)[0])
  workspace.write("static/prices.pdf", "%PDF-1.4 prices")
  write(workspace, "every-kind", page("Every kind", everyKind))
  write(
    workspace,
    "one-kind",
    page("One kind", everyKind.slice(0, 1), [{ label: "Next", to: "/page-1/" }]),
  )
  for (let count = 1; count <= 120; count++)
    write(workspace, `page-${count}`, page(`Page ${count}`, everyKind.slice(1, 2)))
  await workspace.build()

  await test.step("the home page has the same bytes", () =>
    expect(homeFiles.map(workspace.read)).toEqual(before))
  await test.step("hosts read all rules of _headers", () => {
    const rules = workspace.read("public/_headers").match(/^\//gm)
    expect(rules?.length).toBeLessThanOrEqual(100)
  })

  const { address, stop } = await serveCopy(workspace.folder)
  const scripts: string[] = []
  tab.on("request", (request) => {
    const kind = /section-(\w+)-/.exec(request.url())?.[1]
    if (kind) scripts.push(kind)
  })
  await test.step("one kind", async () => {
    await tab.goto(`${address}/one-kind/`)
    expect(scripts).toEqual([])
    await waitForHydration(tab)
    expect(scripts).toEqual(kinds.slice(0, 1))
  })
  await test.step("every kind, the same before and after hydration", async () => {
    await tab.goto(`${address}/every-kind/`)
    const main = tab.getByRole("main")
    const words = await main.innerText()
    scripts.length = 0
    await waitForHydration(tab)
    expect(scripts.toSorted()).toEqual([...new Set(kinds)].toSorted())
    expect(await main.innerText()).toBe(words)
  })
  await test.step("a link to a page of another kind", async () => {
    await tab.goto(`${address}/one-kind/`)
    await waitForHydration(tab)
    await tab.getByRole("link", { name: "Next" }).click()
    await expect(tab.getByRole("heading", { level: 1 })).toHaveText("Page 1")
    await expect(tab.getByRole("heading", { level: 2 }).first()).toBeVisible()
  })
  await test.step("without the script of a kind, the page stays as it was built", async () => {
    await tab.route("**/section-story-*", (route) => route.abort())
    await tab.goto(`${address}/one-kind/`)
    const words = await tab.getByRole("main").innerText()
    await triggerHydration(tab)
    await tab.waitForRequest("**/section-story-*")
    await expect(tab.getByRole("main")).toContainText(words.slice(0, 40))
    expect(await tab.getByRole("main").innerText()).toBe(words)
  })
  await stop()
})

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
    const text = workspace.read(file)
    expect(text).toContain(`\n${before}`)
    workspace.write(file, text.replace(`\n${before}`, `\n${line}\n${before}`))
  }
  write(workspace, "with-banner", page("With a banner", [{ banner: { words: "A new kind" } }]))
  await workspace.build()
  expect(workspace.html("with-banner/index.html")).toContain("A new kind</h2>")
  const names = readdirSync(join(workspace.folder, "public"))
  expect(names.some((name) => /^section-banner-.*\.js$/.test(name))).toBe(true)
})
