import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, test } from "../fixtures/workspace"
import { hashFiles } from "../support/builds/builds"
import { normalise } from "../support/builds/normalise"
import type { SiteCopy } from "../support/builds/siteCopy"
import { addKind, addPageOfKind } from "../support/composed/addKind"

test.setTimeout(600_000)

/**
 * Changes code, but no content and no plugin, for which Gatsby would drop its cache anyway. The
 * description of the site is only imported by gatsby-config.ts, which Gatsby itself does not notice.
 */
function changeCode(copy: SiteCopy) {
  copy.replace("src/model/describe.ts", ["heading: slogan", "heading: name"])
  addKind(copy)
}

/** Changes, adds and removes content of each kind. */
async function changeContent(copy: SiteCopy) {
  const { folder, replace } = copy
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
  addPageOfKind(copy)
}

// Gatsby renders pages in parallel. styled-components numbers components in the order of rendering.
// Compressed files differ wherever their originals do.
const builtFiles = ({ folder }: SiteCopy) =>
  Object.fromEntries(
    Object.entries(hashFiles(join(folder, "public"), normalise)).filter(
      ([file]) => !/\.(br|gz)$/.test(file),
    ),
  )

test("builds after changes of code and content end with the same files as a build from nothing", async ({
  workspace,
}) => {
  await workspace.build()
  changeCode(workspace)
  await workspace.build()
  expect(workspace.html("index.html")).toContain('og:image:alt" content="Aim for Big"')
  await changeContent(workspace)
  await workspace.build()
  expect(workspace.html("with-banner/index.html")).toContain("A new kind</h2>")
  const stepByStep = builtFiles(workspace)

  for (const built of [".build", "public"])
    rmSync(join(workspace.folder, built), { recursive: true })
  await workspace.build()
  expect(stepByStep).toEqual(builtFiles(workspace))
})
