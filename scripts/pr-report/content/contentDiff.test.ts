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

/** By its description, the content after each change. */
const changes: Record<string, ContentState> = {
  "Services › Hens: title changed from “Hens” to “Poultry”; features reordered; picture replaced":
    newBytes("images/hen.png", hens({ title: "Poultry", features: [second, first, third, fourth] })),
  "Services › Hens: description changed: “… meet in one **fair** marketplace where offers … both sides know ~~each other.~~ **whom they meet.**”":
    hens({
      description: description.replace("one", "one fair").replace("each other", "whom they meet"),
    }),
  "Services › Hens: feature 3 changed from “People with names” to “Something else”":
    features(first, second, "Something else", fourth),
  "Services › Hens: features reordered; feature 2 changed from “Birds and eggs” to “Birds and chicks”":
    features(second, "Birds and chicks", fourth, third),
  "Services › Hens: icon changed from `egg` to `bird`; colour changed from `#b86e00` to `#aa0000`; destination of its button added: `/contact/`":
    hens({ icon: "bird", colour: "#aa0000", action: "/contact/" }),
  "Services › Hens: picture: description removed (was “A hen”); picture: decoration only added: yes":
    hens({ image: { file: "images/hen.png", decorative: true } }),
  "Services › Hens: picture replaced":
    hens({ image: { file: "images/goose.png", description: "A hen" } }),
  "Services › Ducks: picture replaced": newBytes("images/kept/duck.jpg"),
  "Home page › Hero › First button: label changed from “See them” to “See all”; destination changed from `/services/` to `/about/`":
    changed("pages/home.json", {
      hero: { ventures: { label: "See all", to: "/about/" }, picture: heroPicture },
    }),
  "Site › Footer: link added: “Shop” (to `https://a.example/`)":
    footer(links.home, links.about, { label: "Shop", to: "https://a.example/" }, links.contact),
  "Site › Footer: link removed: “About” (to `/about/`)": footer(links.home, links.contact),
  "Site › Footer › Quick links › About: destination changed from `/about/` to `/team/`":
    footer(links.home, { ...links.about, to: "/team/" }, links.contact),
  "Values: value removed: “Ambition”; value added: “Patience”":
    state({ ...withoutAmbition, "values/patience.json": { ...ambition, title: "Patience" } }),
  "Services: reordered": changed("services/geese.json", { position: 5 }),
  "Services › Hens: position changed from 10 to 11": hens({ position: 11 }),
  "Services › Hens: motto added: `Cluck`": hens({ motto: "Cluck" }),
  "`pages/home.json`: cannot be read": state({ ...files, "pages/home.json": undefined }),
  "Services › Hens: title changed from “Hens” to “& @\u2060team &amp;lt; \\*\\*look\\*\\* &lt;img&gt; #\u20601 https:\u2060//x.example \\| \\`a\\`”; icon changed from `egg` to ``a`b # c``":
    hens({
      title: "& @team &lt; **look** <img> #1 https://x.example | `a`",
      icon: "a`b\n\n# c",
    }),
}

test.each(Object.entries(changes))("describes %s", (line, after) => {
  const described = diffContent(before, after)
  expect(described.map(({ place, sentences }) => `${place}: ${sentences.join("; ")}`)).toEqual([line])
})

test("unchanged content has no changes", () => expect(diffContent(before, before)).toEqual([]))

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
