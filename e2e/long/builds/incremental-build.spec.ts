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
 * Changes code of the model, of components and of a plugin: another kind of section costs its shape,
 * its component and a few lines.
 */
function changeCode(copy: SiteCopy) {
  addKind(copy)
  copy.replace("plugins/seo/files/robotsTxt.ts", ['"Allow: /"', '"Allow: /", "Crawl-delay: 1"'])
}

/** Changes what only gatsby-config.ts imports, which Gatsby itself does not notice. */
const changeDescription = ({ replace }: SiteCopy) =>
  replace("src/model/describe.ts", ["heading: slogan", "heading: name"])

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
    changeDescription(copy)
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
  changeDescription(workspace)
  await workspace.build()
  expect(workspace.html("index.html")).toContain('og:image:alt" content="Aim for Big"')
  // test/plugins.test.ts proves that Gatsby notices a change in each plugin. One build serves all.
  changeCode(workspace)
  await workspace.build()
  expect(workspace.read("public/robots.txt")).toContain("Crawl-delay: 1")
  expect(workspace.html("with-banner/index.html")).toContain("A new kind</h2>")
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
