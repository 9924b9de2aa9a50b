import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, test, type Workspace } from "../../fixtures/workspace"
import { build, hashFiles } from "../../support/builds/builds"
import { normalise } from "../../support/builds/normalise"
import { createSiteCopy, type SiteCopy } from "../../support/builds/siteCopy"
import { addKind } from "../../support/composed/addKind"

test.setTimeout(600_000)

/**
 * Changes code of each kind: SEO texts, icons, policy, resolvers, colours, model and components. A
 * sixteenth kind of section costs its shape, its component and seven lines.
 */
function changeCode(copy: SiteCopy) {
  const { replace } = copy
  addKind(copy)
  replace("plugins/seo/files/robotsTxt.ts", ['"Allow: /"', '"Allow: /", "Crawl-delay: 1"'])
  replace("plugins/seo/jsonLd.ts", ['"@type": "Organization"', '"@type": "LocalBusiness"'])
  replace("plugins/seo/images/favicons.ts", ["maskableScale = 0.75", "maskableScale = 0.5"])
  replace("plugins/hosting/csp.ts", [`"manifest-src": ["'self'"]`, `"manifest-src": ["'none'"]`])
  replace("plugins/content-model/graphql/resolvers.ts", [
    "resolve: iconPaths",
    'resolve: (name) => ({ ...iconPaths(name), paths: ["M1 2h3"] })',
  ])
  replace("plugins/content-model/graphql/itemColours.ts", ["Math.min(chroma, 0.022)", "0"])
  replace("plugins/content-model/schema/items.ts", [
    "subtitle: line(",
    'motto: line(60, { title: "Motto" }).optional(),\n    subtitle: line(',
  ])
  replace("content/services/poultry-trading.json", [
    '"subtitle":',
    '"motto": "Eggs first",\n  "subtitle":',
  ])
  replace(
    "src/sections/services/ServiceSection.tsx",
    ["service.subtitle", "service.motto"],
    ["    subtitle\n", "    motto\n"],
  )
}

/** A text of a built file for each change of code. The icon has none. */
const codeResults = [
  ["robots.txt", "Crawl-delay: 1"],
  ["about/index.html", '"LocalBusiness"'],
  ["_headers", "manifest-src 'none'"],
  ["services/index.html", "M1 2h3"],
  ["page-data/services/page-data.json", '"wash":"#eeeeee"'],
  ["services/index.html", "Eggs first"],
  ["with-banner/index.html", "A new kind</h2>"],
]

/** Changes, adds and removes content of each kind. */
async function changeContent({ folder, replace }: SiteCopy) {
  const inContent = (file: string) => join(folder, "content", file)
  replace(
    "content/site.json",
    ["Aim for Big: Connecting", "Aim for More: Connecting"],
    ["#f2a922", "#d9480f"],
    ['"brand-linkedin"', '"building"'],
    ['"palette": {', '"redirects": [{ "from": "/team/", "to": "/about/" }],\n  "palette": {'],
  )
  replace("content/pages/home.json", ["Ready to Aim for Big?", "Ready?"])
  replace("content/pages/about.json", ["Our Story", "Our Way"], ["It began", "It all began"])
  replace("content/pages/contact.json", ["Send Us a Message", "Write to Us"])
  replace("content/pages/not-found.json", ["This path ends here", "No path"])
  replace("content/contact-info/phone.json", ["000-555-0100", "000-555-0199"])
  replace("content/values/ambition.json", ['"mountain"', '"rocket"'], ["#0e4d43", "#7a1f5c"])
  replace("content/services/founder-investor-connect.json", ['"position": 20', '"position": 5'])
  replace("content/images/logo.svg", ["<svg ", '<svg data-is="new" '])
  const picture = { width: 40, height: 30, channels: 3, background: "#102030" } as const
  await sharp({ create: picture }).toFile(inContent("images/hero.png"))
  cpSync(inContent("values/ambition.json"), inContent("values/patience.json"))
  rmSync(inContent("values/innovation.json"))
  rmSync(inContent("services/ecommerce-fashion.json"))
}

// Gatsby renders pages in parallel. styled-components numbers components in the order of rendering.
// Compressed files differ wherever their originals do.
const builtFiles = ({ folder }: SiteCopy) =>
  Object.fromEntries(
    Object.entries(hashFiles(join(folder, "public"), normalise)).filter(
      ([file]) => !/\.(br|gz)$/.test(file),
    ),
  )

async function buildFromNothing() {
  const copy = await createSiteCopy()
  try {
    changeCode(copy)
    await changeContent(copy)
    const { code, output } = await build(copy.folder)
    expect(code, output).toBe(0)
    return builtFiles(copy)
  } finally {
    copy.remove()
  }
}

/** Builds after each change with the cache of the build before it. */
async function buildStepByStep(workspace: Workspace) {
  await workspace.build()
  const original = builtFiles(workspace)
  // test/plugins.test.ts proves that Gatsby notices a change in each plugin. One build serves all.
  changeCode(workspace)
  await workspace.build()
  for (const [file, text] of codeResults)
    expect(workspace.read(`public/${file}`).includes(text), `${text} in ${file}`).toBe(true)
  const icon = "icon-maskable.png"
  expect(builtFiles(workspace)[icon]).not.toBe(original[icon])
  await changeContent(workspace)
  await workspace.build()
  return builtFiles(workspace)
}

test("builds after changes of code and content end with the same files as a build from nothing", async ({
  workspace,
}) => {
  const [stepByStep, fromNothing] = await Promise.all([
    buildStepByStep(workspace),
    buildFromNothing(),
  ])
  expect(stepByStep).toEqual(fromNothing)
})
