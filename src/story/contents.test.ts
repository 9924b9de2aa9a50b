/** @jest-environment node */
import { changesInContent, redirectsIn, type Said } from "./contents"

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
    palette: { brand: "#0e4d43" },
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
const pictures = {
  "images/hen.png": "1",
  "images/goose.png": "2",
  "images/sun.png": "3",
  "images/spare.png": "4",
  "images/kept/duck.jpg": "5",
}
const kept = { "https://p.example/duck.jpg": "images/kept/duck.jpg" }

const said = (content: Record<string, Value>, more: Partial<Said> = {}): Said => ({
  texts: Object.fromEntries(
    Object.entries(content).map(([file, fields]) => [file, JSON.stringify(fields)]),
  ),
  pictures,
  kept,
  ...more,
})
const before = said(files)

const tell = (after: Said, from = before) =>
  changesInContent(from, after).map(({ place, sentences }) => `${place}: ${sentences.join("; ")}`)

/** The content with one file changed. */
const changed = (file: string, fields: Value) =>
  said({ ...files, [file]: { ...files[file], ...fields } })
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

const cases: Record<string, [after: Said, lines: string[]]> = {
  nothing: [before, []],
  "a file that is only written in another form": [
    said(files, {
      texts: { ...before.texts, "site.json": JSON.stringify(files["site.json"], null, 4) },
    }),
    [],
  ],
  "a word, the order and the picture of one item": [
    {
      ...hens({ title: "Poultry", features: [second, first, third, fourth] }),
      pictures: { ...pictures, "images/hen.png": "other bytes" },
    },
    [
      "Services › Hens: title changed from “Hens” to “Poultry”; two features reordered; picture replaced",
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
  "an entry of a list that is moved": [
    hens({ features: [second, third, fourth, first] }),
    ["Services › Hens: feature “Birds and eggs” moved from place 1 to place 4"],
  ],
  "an entry of a list that is written anew": [
    hens({ features: [first, second, "Something else", fourth] }),
    ["Services › Hens: feature 3 changed from “People with names” to “Something else”"],
  ],
  "an entry of a list that is changed and moved": [
    hens({ features: [second, "Birds, eggs and chicks", third, fourth] }),
    [
      "Services › Hens: two features reordered; feature 2 changed from “Birds and eggs” to “Birds, eggs and chicks”",
    ],
  ],
  "an icon, a colour and a destination": [
    hens({ icon: "bird", colour: "#aa0000", action: "/contact/" }),
    [
      "Services › Hens: icon changed from `egg` to `bird`; colour changed from `#b86e00` to `#aa0000`; destination of its button added: `/contact/`",
    ],
  ],
  "what is said of a picture": [
    hens({ image: { file: "images/hen.png", decorative: true } }),
    [
      "Services › Hens: picture: description removed (was “A hen”); picture: decoration only added: yes",
    ],
  ],
  "another picture file": [
    hens({ image: { file: "images/goose.png", description: "A hen" } }),
    ["Services › Hens: picture replaced"],
  ],
  "another copy of a picture from an image host": [
    said(files, { pictures: { ...pictures, "images/kept/duck.jpg": "other bytes" } }),
    ["Services › Ducks: picture replaced"],
  ],
  "a picture that no page shows": [
    said(files, { pictures: { ...pictures, "images/spare.png": "other bytes" } }),
    ["Pictures that no page shows: `images/spare.png` replaced"],
  ],
  "a field deep in a page": [
    changed("pages/home.json", {
      hero: { ventures: { label: "See all", to: "/about/" }, picture: { file: "images/sun.png" } },
    }),
    [
      "Home page › Hero › First button: label changed from “See them” to “See all”; destination changed from `/services/` to `/about/`",
    ],
  ],
  "a colour of the palette": [
    changed("site.json", { palette: { brand: "#000000" } }),
    ["Site › Palette: brand colour changed from `#0e4d43` to `#000000`"],
  ],
  "a link added": [
    footer(home, about, { label: "Shop", to: "https://shop.example/" }, contact),
    ["Site › Footer: link added: “Shop” (to `https://shop.example/`)"],
  ],
  "a link removed": [
    footer(home, contact),
    ["Site › Footer: link removed: “About” (to `/about/`)"],
  ],
  "a link with another destination": [
    footer(home, { ...about, to: "/story/" }, contact),
    ["Site › Footer › Quick links › About: destination changed from `/about/` to `/story/`"],
  ],
  "links in another order": [footer(contact, about, home), ["Site › Footer: two links reordered"]],
  "an item added": [
    said({ ...files, "values/patience.json": value("Patience", 2) }),
    ["Values: value added: “Patience”"],
  ],
  "an item replaced by another": [
    said({
      ...Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith("values/"))),
      "values/patience.json": { title: "Patience", position: 5, icon: "moon" },
    }),
    ["Values: value removed: “Ambition”; value added: “Patience”"],
  ],
  "a file with another name": [
    said({
      ...Object.fromEntries(Object.entries(files).filter(([file]) => !file.startsWith("values/"))),
      "values/aim.json": value("Ambition", 1),
    }),
    ["Values › Ambition: file `values/ambition.json` renamed to `values/aim.json`"],
  ],
  "items in another order": [
    changed("services/geese.json", { position: 5 }),
    ["Services: venture “Geese” moved from place 3 to place 1"],
  ],
  "a position without effect": [
    hens({ position: 11 }),
    ["Services › Hens: position changed from 10 to 11"],
  ],
  "a field that the model does not know": [
    hens({ motto: "Cluck" }),
    ["Services › Hens: motto added: `Cluck`"],
  ],
  "a file that cannot be read": [
    said(files, { texts: { ...before.texts, "pages/home.json": "oh" } }),
    ["`pages/home.json`: cannot be read"],
  ],
  "texts that would do something in a comment": [
    hens({
      title: "& @team &lt; **look** <img> #1 https://x.example | `a`",
      icon: "a`b\n\n# c",
    }),
    [
      "Services › Hens: title changed from “Hens” to “& @\u2060team &amp;lt; \\*\\*look\\*\\* &lt;img&gt; #\u20601 https:\u2060//x.example \\| \\`a\\`”; icon changed from `egg` to ``a`b # c``",
    ],
  ],
}

test.each(Object.entries(cases))("tells of %s", (_, [after, lines]) => {
  expect(tell(after)).toEqual(lines)
})

test("many places are told in the order of the site", () => {
  const after = said({
    ...files,
    "site.json": { ...files["site.json"], name: "Big" },
    "services/hens.json": venture("Hens", 10, { icon: "bird" }),
    "values/ambition.json": { ...value("Ambition", 1), icon: "moon" },
  })
  expect(tell(after).map((line) => line.split(":")[0])).toEqual([
    "Site",
    "Services › Hens",
    "Values › Ambition",
  ])
})

test("redirects are read as far as they can be", () => {
  const redirects = [{ from: "/a/", to: "/b/" }, { from: 1 }, null]
  expect(redirectsIn(changed("site.json", { redirects }))).toEqual([{ from: "/a/", to: "/b/" }])
  expect(redirectsIn(before)).toEqual([])
})
