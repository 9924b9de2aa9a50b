/** @jest-environment node */
import { diffContent } from "./contentDiff"
import { redirectsOf, type ContentState } from "./readContent"

type Value = Record<string, unknown>

const venture = (title: string, position: number, more: Value = {}) => ({
  position,
  title,
  subtitle: `The subtitle of ${title}`,
  description:
    "Farmers, hatcheries and buyers meet in one marketplace where offers are clear and both sides know each other.",
  icon: "egg",
  colour: "#b86e00",
  features: ["Birds and eggs", "Prices at a glance", "People with names", "Delivery in steps"],
  image: { file: "images/hen.png", description: "A hen" },
  ...more,
})

const value = (title: string, position: number) => ({ title, position, icon: "sun" })

const files: Record<string, Value> = {
  "site.json": {
    name: "Aim",
    footer: {
      links: [
        { label: "Home", to: "/" },
        { label: "About", to: "/about/" },
        { label: "Contact", to: "/contact/" },
      ],
    },
  },
  "pages/home.json": {
    hero: {
      ventures: { label: "See them", to: "/services/" },
      picture: { file: "images/sun.png" },
    },
  },
  "services/hens.json": venture("Hens", 10),
  "services/ducks.json": venture("Ducks", 20, { image: { file: "https://p.example/duck.jpg" } }),
  "services/geese.json": venture("Geese", 30, { image: { file: "images/goose.png" } }),
  "values/ambition.json": value("Ambition", 1),
}
const images = {
  "images/hen.png": "1",
  "images/goose.png": "2",
  "images/sun.png": "3",
  "images/spare.png": "4",
  "images/kept/duck.jpg": "5",
}
const remoteImages = { "https://p.example/duck.jpg": "images/kept/duck.jpg" }

const state = (values: Record<string, unknown>, more: Partial<ContentState> = {}) => ({
  values,
  images,
  remoteImages,
  ...more,
})
const before = state(files)

const diff = (after: ContentState, from = before) =>
  diffContent(from, after).map(({ place, sentences }) => `${place}: ${sentences.join("; ")}`)

/** The content with some fields of one file changed. */
const changed = (file: string, fields: Value) =>
  state({ ...files, [file]: { ...files[file], ...fields } })
const hens = (fields: Value) => changed("services/hens.json", fields)
const [first, second, third, fourth] = ["Birds and eggs", "Prices at a glance"].concat(
  "People with names",
  "Delivery in steps",
)
const footer = (...links: Value[]) => changed("site.json", { footer: { links } })
const [home, about, contact] = [
  { label: "Home", to: "/" },
  { label: "About", to: "/about/" },
  { label: "Contact", to: "/contact/" },
]
const { "values/ambition.json": _ambition, ...withoutAmbition } = files

const cases: Record<string, [after: ContentState, lines: string[]]> = {
  nothing: [before, []],
  "the title, the order of the features and the image of one item": [
    {
      ...hens({ title: "Poultry", features: [second, first, third, fourth] }),
      images: { ...images, "images/hen.png": "other bytes" },
    },
    [
      "Services › Hens: title changed from “Hens” to “Poultry”; features reordered; picture replaced",
    ],
  ],
  "some words of a long text": [
    hens({
      description:
        "Farmers, hatcheries and buyers meet in one fair marketplace where offers are clear and both sides know whom they meet.",
    }),
    [
      "Services › Hens: description changed: “… meet in one **fair** marketplace where offers … both sides know ~~each other.~~ **whom they meet.**”",
    ],
  ],
  "a moved list entry": [
    hens({ features: [second, third, fourth, first] }),
    ["Services › Hens: features reordered"],
  ],
  "a rewritten list entry": [
    hens({ features: [first, second, "Something else", fourth] }),
    ["Services › Hens: feature 3 changed from “People with names” to “Something else”"],
  ],
  "a list with a moved entry and a rewritten one": [
    hens({ features: [second, "Birds, eggs and chicks", fourth, third] }),
    [
      "Services › Hens: features reordered; feature 2 changed from “Birds and eggs” to “Birds, eggs and chicks”",
    ],
  ],
  "an icon, a colour and a destination": [
    hens({ icon: "bird", colour: "#aa0000", action: "/contact/" }),
    [
      "Services › Hens: icon changed from `egg` to `bird`; colour changed from `#b86e00` to `#aa0000`; destination of its button added: `/contact/`",
    ],
  ],
  "the description of an image": [
    hens({ image: { file: "images/hen.png", decorative: true } }),
    [
      "Services › Hens: picture: description removed (was “A hen”); picture: decoration only added: yes",
    ],
  ],
  "another image file": [
    hens({ image: { file: "images/goose.png", description: "A hen" } }),
    ["Services › Hens: picture replaced"],
  ],
  "new bytes of a remote image": [
    state(files, { images: { ...images, "images/kept/duck.jpg": "other bytes" } }),
    ["Services › Ducks: picture replaced"],
  ],
  "an unused image": [
    state(files, { images: { ...images, "images/spare.png": "other bytes" } }),
    ["Unused images: `images/spare.png` replaced"],
  ],
  "a nested field": [
    changed("pages/home.json", {
      hero: { ventures: { label: "See all", to: "/about/" }, picture: { file: "images/sun.png" } },
    }),
    [
      "Home page › Hero › First button: label changed from “See them” to “See all”; destination changed from `/services/` to `/about/`",
    ],
  ],
  "an added link": [
    footer(home, about, { label: "Shop", to: "https://shop.example/" }, contact),
    ["Site › Footer: link added: “Shop” (to `https://shop.example/`)"],
  ],
  "a removed link": [
    footer(home, contact),
    ["Site › Footer: link removed: “About” (to `/about/`)"],
  ],
  "a link with another destination": [
    footer(home, { ...about, to: "/story/" }, contact),
    ["Site › Footer › Quick links › About: destination changed from `/about/` to `/story/`"],
  ],
  "reordered links": [footer(contact, about, home), ["Site › Footer: quick links reordered"]],
  "a removed item and an added one": [
    state({
      ...withoutAmbition,
      "values/patience.json": { title: "Patience", position: 5, icon: "moon" },
    }),
    ["Values: value removed: “Ambition”; value added: “Patience”"],
  ],
  "a renamed file": [
    state({
      ...withoutAmbition,
      "values/aim.json": value("Ambition", 1),
    }),
    ["Values: value removed: “Ambition”; value added: “Ambition”"],
  ],
  "reordered items": [
    changed("services/geese.json", { position: 5 }),
    ["Services: reordered"],
  ],
  "a position that changes no order": [
    hens({ position: 11 }),
    ["Services › Hens: position changed from 10 to 11"],
  ],
  "an unknown field": [
    hens({ motto: "Cluck" }),
    ["Services › Hens: motto added: `Cluck`"],
  ],
  "an unreadable file": [
    state({ ...files, "pages/home.json": undefined }),
    ["`pages/home.json`: cannot be read"],
  ],
  "text with Markdown, mentions and links": [
    hens({
      title: "& @team &lt; **look** <img> #1 https://x.example | `a`",
      icon: "a`b\n\n# c",
    }),
    [
      "Services › Hens: title changed from “Hens” to “& @\u2060team &amp;lt; \\*\\*look\\*\\* &lt;img&gt; #\u20601 https:\u2060//x.example \\| \\`a\\`”; icon changed from `egg` to ``a`b # c``",
    ],
  ],
}

test.each(Object.entries(cases))("describes %s", (_, [after, lines]) => {
  expect(diff(after)).toEqual(lines)
})

test("changes are listed in the order of the site", () => {
  const after = state({
    ...files,
    "site.json": { ...files["site.json"], name: "Big" },
    "services/hens.json": venture("Hens", 10, { icon: "bird" }),
    "values/ambition.json": { ...value("Ambition", 1), icon: "moon" },
  })
  expect(diff(after).map((line) => line.split(":")[0])).toEqual([
    "Site",
    "Services › Hens",
    "Values › Ambition",
  ])
})

test("invalid redirects are left out", () => {
  const redirects = [{ from: "/a/", to: "/b/" }, { from: 1 }, null]
  expect(redirectsOf(changed("site.json", { redirects }))).toEqual([{ from: "/a/", to: "/b/" }])
  expect(redirectsOf(before)).toEqual([])
})
