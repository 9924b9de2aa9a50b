import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { expect, test, type Workspace } from "../fixtures/workspace"
import { build, hashFiles } from "../support/builds"
import { createSiteCopy, type SiteCopy } from "../support/siteCopy"

type Change = (copy: SiteCopy) => unknown
type Replacement = [search: string, text: string]

const replace =
  (file: string, ...texts: Replacement[]): Change =>
  (copy) =>
    copy.replace(file, ...texts)

const content = (file: string, ...texts: Replacement[]) => replace(`content/${file}`, ...texts)

const remove =
  (file: string): Change =>
  ({ folder }) =>
    rmSync(join(folder, file))

const duplicate =
  (from: string, to: string): Change =>
  ({ folder }) =>
    cpSync(join(folder, from), join(folder, to))

const recolour =
  (file: string, background: string): Change =>
  ({ folder }) =>
    sharp({ create: { width: 40, height: 30, channels: 3, background } }).toFile(join(folder, file))

/** A change of each kind. A build follows each step. `changes` names built files that must differ. */
const steps: { name: string; edits: Change[]; changes: string[] }[] = [
  {
    name: "content",
    edits: [
      content(
        "site.json",
        ["Aim for Big: Connecting", "Aim for More: Connecting"],
        ["#f2a922", "#d9480f"],
        ['"briefcase-business"', '"building"'],
        ['"palette": {', '"redirects": [{ "from": "/team/", "to": "/about/" }],\n  "palette": {'],
      ),
      content("pages/home.json", ["Ready to Aim for Big?", "Ready?"]),
      content("pages/about.json", ["Our Story", "Our Way"], ["It began", "It all began"]),
      content("pages/contact.json", ["Send Us a Message", "Write to Us"]),
      content("pages/not-found.json", ["This path ends here", "No path"]),
      content("contact-info/phone.json", ["000-555-0100", "000-555-0199"]),
      content("values/ambition.json", ['"mountain"', '"rocket"'], ["#0e4d43", "#7a1f5c"]),
      content("services/founder-investor-connect.json", ['"position": 20', '"position": 5']),
      content("images/logo.svg", ["<svg ", '<svg data-is="new" ']),
      recolour("content/images/hero.png", "#102030"),
      remove("content/values/innovation.json"),
      duplicate("content/values/ambition.json", "content/values/patience.json"),
      remove("content/services/ecommerce-fashion.json"),
    ],
    changes: ["index.html", "about/index.html", "services/index.html", "contact/index.html"],
  },
  {
    name: "SEO texts, icons and policy",
    edits: [
      replace("plugins/seo/files/robotsTxt.ts", ['"Allow: /"', '"Allow: /", "Crawl-delay: 1"']),
      replace("plugins/seo/jsonLd.ts", ['"@type": "Organization"', '"@type": "LocalBusiness"']),
      replace("plugins/seo/images/favicons.ts", ["maskableScale = 0.75", "maskableScale = 0.5"]),
      replace("plugins/hosting/csp.ts", [
        `"manifest-src": ["'self'"]`,
        `"manifest-src": ["'none'"]`,
      ]),
    ],
    changes: ["robots.txt", "about/index.html", "icon-maskable.png", "_headers"],
  },
  {
    name: "content model, resolvers, colours and components",
    edits: [
      replace("plugins/content-model/graphql/resolvers.ts", [
        "resolve: iconPaths",
        'resolve: (name) => iconPaths(name === "egg" ? "bird" : name)',
      ]),
      replace("plugins/content-model/graphql/colours.ts", ["light: 0.95", "light: 0.9"]),
      replace("plugins/content-model/schema/items.ts", [
        "subtitle: line(",
        'motto: line(60, { title: "Motto" }).optional(),\n    subtitle: line(',
      ]),
      content("services/poultry-trading.json", [
        '"subtitle":',
        '"motto": "Eggs first",\n  "subtitle":',
      ]),
      replace(
        "src/sections/ServiceSection.tsx",
        ["service.subtitle", "service.motto"],
        ["    subtitle\n", "    motto\n"],
      ),
    ],
    changes: ["services/index.html", "page-data/services/page-data.json", "index.html"],
  },
]

// Gatsby renders pages in parallel. styled-components numbers components in the order of rendering.
const styleElement = /(?<=<style data-styled=[^>]*>)[^<]*/

const sortRules = (rules: string) =>
  rules
    .replaceAll(/data-styled\.g\d+/g, "")
    .split("/*!sc*/")
    .toSorted()
    .join("\n")

/**
 * Removes what may differ: the order of styles, Gatsby's number of the compilation, which depends on
 * earlier builds, and the hashes of these in the policy.
 */
const normalise = (text: string) =>
  text
    .replace(styleElement, sortRules)
    .replace(/("_*webpackCompilationHash":)"\w+"/, "$1")
    .replaceAll(/'sha256-[^']+'/g, "")

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
    for (const { edits } of steps) for (const edit of edits) await edit(copy)
    const { code, output } = await build(copy.folder)
    expect(code, output).toBe(0)
    return builtFiles(copy)
  } finally {
    copy.remove()
  }
}

async function buildStepByStep(workspace: Workspace) {
  await workspace.build()
  let files = builtFiles(workspace)
  for (const { name, edits, changes } of steps)
    await test.step(name, async () => {
      for (const edit of edits) await edit(workspace)
      await workspace.build()
      const before = files
      files = builtFiles(workspace)
      expect(changes.filter((file) => files[file] === before[file])).toEqual([])
    })
  return files
}

test("builds after changes of content and code end with the same files as a build from nothing", async ({
  workspace,
}) => {
  const fromNothing = await buildFromNothing()
  expect(await buildStepByStep(workspace)).toEqual(fromNothing)
})
