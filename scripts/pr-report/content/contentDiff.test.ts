/** @jest-environment node */
import { diffContent } from "./contentDiff"
import { redirectsOf, type ContentState } from "./readContent"

type Value = Record<string, unknown>

const [first, second, third, fourth] =
  "Birds and eggs, Prices at a glance, People with names, Delivery in steps".split(", ")
const description =
  "Farmers, hatcheries and buyers meet in one marketplace where offers are clear and both sides know each other."

const venture = (title: string, position: number, image: string) => ({
  position,
  title,
  description,
  icon: "egg",
  colour: "#b86e00",
  features: [first, second, third, fourth],
  image: { file: image, description: "A hen" },
})
const ambition = { title: "Ambition", position: 1, icon: "sun" }
const links = {
  home: { label: "Home", to: "/" },
  about: { label: "About", to: "/about/" },
  contact: { label: "Contact", to: "/contact/" },
}
const heroPicture = { file: "images/sun.png" }

const files: Record<string, Value> = {
  "site.json": { name: "Aim", footer: { links: Object.values(links) } },
  "pages/home.json": {
    hero: { ventures: { label: "See them", to: "/services/" }, picture: heroPicture },
  },
  "services/hens.json": venture("Hens", 10, "images/hen.png"),
  "services/ducks.json": venture("Ducks", 20, "https://p.example/duck.jpg"),
  "services/geese.json": venture("Geese", 30, "images/goose.png"),
  "values/ambition.json": ambition,
}
const images = {
  "images/hen.png": "1",
  "images/goose.png": "2",
  "images/sun.png": "3",
  "images/spare.png": "4",
  "images/kept/duck.jpg": "5",
}
const remoteImages = { "https://p.example/duck.jpg": "images/kept/duck.jpg" }

const state = (values: Record<string, unknown>): ContentState => ({ values, images, remoteImages })
const before = state(files)

/** The content with some fields of one file changed. */
const changed = (file: string, fields: Value) =>
  state({ ...files, [file]: { ...files[file], ...fields } })
const hens = (fields: Value) => changed("services/hens.json", fields)
const features = (...entries: string[]) => hens({ features: entries })
const footer = (...entries: Value[]) => changed("site.json", { footer: { links: entries } })
const newBytes = (image: string, from = before) => ({
  ...from,
  images: { ...images, [image]: "other bytes" },
})
const { "values/ambition.json": _ambition, ...withoutAmbition } = files

test.each<[what: string, after: ContentState, line?: string]>([
  ["nothing", before],
  [
    "the title, the order of the features and the image of one item",
    newBytes("images/hen.png", hens({ title: "Poultry", features: [second, first, third, fourth] })),
    "Services › Hens: title changed from “Hens” to “Poultry”; features reordered; picture replaced",
  ],
  [
    "some words of a long text",
    hens({
      description: description.replace("one", "one fair").replace("each other", "whom they meet"),
    }),
    "Services › Hens: description changed: “… meet in one **fair** marketplace where offers … both sides know ~~each other.~~ **whom they meet.**”",
  ],
  [
    "a rewritten list entry",
    features(first, second, "Something else", fourth),
    "Services › Hens: feature 3 changed from “People with names” to “Something else”",
  ],
  [
    "a list with a moved entry and a rewritten one",
    features(second, "Birds and chicks", fourth, third),
    "Services › Hens: features reordered; feature 2 changed from “Birds and eggs” to “Birds and chicks”",
  ],
  [
    "an icon, a colour and a destination",
    hens({ icon: "bird", colour: "#aa0000", action: "/contact/" }),
    "Services › Hens: icon changed from `egg` to `bird`; colour changed from `#b86e00` to `#aa0000`; destination of its button added: `/contact/`",
  ],
  [
    "the description of an image",
    hens({ image: { file: "images/hen.png", decorative: true } }),
    "Services › Hens: picture: description removed (was “A hen”); picture: decoration only added: yes",
  ],
  [
    "another image file",
    hens({ image: { file: "images/goose.png", description: "A hen" } }),
    "Services › Hens: picture replaced",
  ],
  ["a remote image", newBytes("images/kept/duck.jpg"), "Services › Ducks: picture replaced"],
  [
    "an unused image",
    newBytes("images/spare.png"),
    "Unused images: `images/spare.png` replaced",
  ],
  [
    "a nested field",
    changed("pages/home.json", {
      hero: { ventures: { label: "See all", to: "/about/" }, picture: heroPicture },
    }),
    "Home page › Hero › First button: label changed from “See them” to “See all”; destination changed from `/services/` to `/about/`",
  ],
  [
    "an added link",
    footer(links.home, links.about, { label: "Shop", to: "https://a.example/" }, links.contact),
    "Site › Footer: link added: “Shop” (to `https://a.example/`)",
  ],
  [
    "a removed link",
    footer(links.home, links.contact),
    "Site › Footer: link removed: “About” (to `/about/`)",
  ],
  [
    "a link with another destination",
    footer(links.home, { ...links.about, to: "/team/" }, links.contact),
    "Site › Footer › Quick links › About: destination changed from `/about/` to `/team/`",
  ],
  [
    "a removed item and an added one",
    state({ ...withoutAmbition, "values/patience.json": { ...ambition, title: "Patience" } }),
    "Values: value removed: “Ambition”; value added: “Patience”",
  ],
  ["reordered items", changed("services/geese.json", { position: 5 }), "Services: reordered"],
  [
    "a position that changes no order",
    hens({ position: 11 }),
    "Services › Hens: position changed from 10 to 11",
  ],
  ["an unknown field", hens({ motto: "Cluck" }), "Services › Hens: motto added: `Cluck`"],
  [
    "an unreadable file",
    state({ ...files, "pages/home.json": undefined }),
    "`pages/home.json`: cannot be read",
  ],
  [
    "text with Markdown, mentions and links",
    hens({
      title: "& @team &lt; **look** <img> #1 https://x.example | `a`",
      icon: "a`b\n\n# c",
    }),
    "Services › Hens: title changed from “Hens” to “& @\u2060team &amp;lt; \\*\\*look\\*\\* &lt;img&gt; #\u20601 https:\u2060//x.example \\| \\`a\\`”; icon changed from `egg` to ``a`b # c``",
  ],
])("describes %s", (_, after, ...lines) => {
  const described = diffContent(before, after)
  expect(described.map(({ place, sentences }) => `${place}: ${sentences.join("; ")}`)).toEqual(lines)
})

test("changes are listed in the order of the site", () => {
  const icon = { icon: "bird" }
  const after = state({
    ...files,
    "values/ambition.json": { ...ambition, ...icon },
    "services/hens.json": { ...files["services/hens.json"], ...icon },
    "site.json": { ...files["site.json"], name: "Big" },
  })
  const places = diffContent(before, after).map(({ place }) => place)
  expect(places).toEqual(["Site", "Services › Hens", "Values › Ambition"])
})

test("invalid redirects are left out", () => {
  const redirects = [{ from: "/a/", to: "/b/" }, { from: 1 }, null]
  expect(redirectsOf(changed("site.json", { redirects }))).toEqual([{ from: "/a/", to: "/b/" }])
  expect(redirectsOf(before)).toEqual([])
})
