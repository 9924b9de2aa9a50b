import "../../lib/siteModel"
import { withValueAt } from "../../../plugins/content-model/lib/path"
import { diffContent, type ContentState } from "./contentDiff"

const description =
  "Farmers and buyers meet in one marketplace where offers are clear and both sides know each other."
const features = ["Birds", "Prices at a glance", "Names"]

const inTelugu = (...texts: [source: string, translation: string][]) => ({
  title: "తెలుగు",
  texts: texts.map(([source, translation]) => ({ source, translation })),
})

const values = new Map<string, unknown>([
  ["values/ambition.json", { title: "Ambition", icon: "sun" }],
  [
    "services/hens.json",
    { title: "Hens", description, icon: "egg", features, image: { file: "images/hen.png" } },
  ],
  ["languages/te.json", inTelugu(["Eggs", "గుడ్లు"], ["Hens", "కోళ్ళు"])],
  ["site.json", { name: "Aim" }],
])
const before: ContentState = { values, images: new Map([["images/hen.png", "1"]]) }
const withValues = (...entries: [string, unknown][]) => ({
  ...before,
  values: new Map([...values, ...entries]),
})
const changed = (file: string, path: string[], value: unknown) =>
  withValues([file, withValueAt(values.get(file), path, value)])
const hens = (field: string, value: unknown) => changed("services/hens.json", [field], value)
const withImages = (...images: [string, string][]) => ({ ...before, images: new Map(images) })

/** By its description, the content after each change. */
const changes: Record<string, ContentState> = {
  "Ventures › Hens: Title changed from “Hens” to “Poultry”": hens("title", "Poultry"),
  "Ventures › Hens: Description changed: “… meet in one **fair** marketplace where offers … both sides know ~~each other.~~ **whom they meet.**”":
    hens(
      "description",
      description.replace("one", "one fair").replace("each other", "whom they meet"),
    ),
  "Ventures › Hens: Features changed from “Birds, Prices at a glance, Names” to “Names, Prices at a glance, Birds”":
    hens("features", features.toReversed()),
  "Ventures › Hens: Icon changed from `egg` to `bird`": hens("icon", "bird"),
  "Ventures › Hens: Subtitle added: “& @\u2060team &amp;lt; \\*\\*look\\*\\* &lt;img&gt; #\u20601 \\| \\`a\\`”":
    hens("subtitle", "& @team &lt; **look** <img> #1 | `a`"),
  "Ventures › Hens: Picture › Picture file changed from `images/hen.png` to `images/goose.png`":
    changed("services/hens.json", ["image", "file"], "images/goose.png"),
  'Languages › తెలుగు: "Eggs" removed (was “గుడ్లు”); "Hens" changed from “కోళ్ళు” to “కోడి”; "Chicks" added: “పిల్లలు”':
    withValues(["languages/te.json", inTelugu(["Hens", "కోడి"], ["Chicks", "పిల్లలు"])]),
  "Values › Patience: new": withValues(["values/patience.json", { title: "Patience" }]),
  "Values › Ambition: cannot be read": withValues(["values/ambition.json", undefined]),
  "`images/hen.png`: replaced": withImages(["images/hen.png", "2"]),
}

test.each(Object.entries(changes))("describes %s", (line, after) => {
  expect(diffContent(before, after)).toEqual([line])
})

const draft = withValues(["values/ambition.json", { title: "Ambition", icon: "sun", draft: true }])

test.each([
  ["Values › Ambition: a draft now, not on the site any more", before, draft],
  ["Values › Ambition: no draft any more", draft, before],
  [
    "Values › Ambition: a draft, not on the site; Icon removed (was `sun`)",
    draft,
    withValues(["values/ambition.json", { title: "Ambition", draft: true }]),
  ],
])("says in words %s", (line, old, now) => {
  expect(diffContent(old, now)).toEqual([line])
})

test("changes are listed in the order of the site, and nothing that is unchanged", () => {
  expect(diffContent(draft, structuredClone(draft))).toEqual([])
  const none = { values: new Map(), images: new Map() }
  expect(diffContent(before, none)).toEqual([
    "Site: deleted",
    "Ventures › Hens: deleted",
    "Values › Ambition: deleted",
    "Languages › తెలుగు: deleted",
    "`images/hen.png`: deleted",
  ])
})
