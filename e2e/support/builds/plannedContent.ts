import { join } from "node:path"
import { exampleOfPage } from "../../../plugins/content-model/testing/composedPage"
import { testImage } from "../../../plugins/content-model/testing/testImage"
import { everyKind, writePage } from "./ownerPages"
import type { SiteCopy } from "./siteCopy"

/** In every text, address and file name of the planned things, and of a draft. */
export const planned = { word: "zanzibar", from: "2095-12-01T18:00", until: "2095-12-24" }
export const draft = "quetzal"

/** A time before all moments of what ends: noon in the zone of the site. The days are those of 2026. */
export const now = "2093-12-01T12:00:00+05:30"
export const ends = {
  link: "2093-12-01T12:10:00+05:30",
  section: "2093-12-01T12:20:00+05:30",
  announcement: "2093-12-01T12:30:00+05:30",
  page: "2093-12-01T12:40:00+05:30",
}
const until = (moment: string) => ({ shown: { until: moment.slice(0, 16) } })

export const announcements = {
  offer: "The winter sale has begun: see what is new",
  contact: "We answer by e-mail this week",
}
export const offer = "Only this morning"
export const saleLink = "Sale"

const newYear = { name: "New Year", from: "2093-12-31", until: "2094-01-02" }
const hours = {
  week: [{ days: "Mo-Fr", opens: "09:00", closes: "18:00" }],
  exceptions: [{ ...newYear, hours: [{ opens: "10:00", closes: "12:00" }] }],
  onPage: true,
}

type Fields = Record<string, unknown>

/** Adds what begins or ends, a draft, opening hours, a bar of contacts, and pages of all kinds of sections. */
export async function writePlanned(copy: SiteCopy) {
  const edit = (file: string, change: (value: Fields) => object) => {
    const value: Fields = JSON.parse(copy.read(`content/${file}`))
    copy.write(`content/${file}`, JSON.stringify({ ...value, ...change(value) }))
  }
  const { word, ...shown } = planned
  const storyOf = async (name: string) => {
    const file = `images/${name}.png`
    await testImage(40, 30).toFile(join(copy.folder, "content", file))
    const picture = { file, decorative: true }
    return { story: { title: `The ${name} story`, paragraphs: ["So it is."], picture } }
  }
  const story = await storyOf(word)
  writePage(copy, word, [story])
  edit(`pages/${word}.json`, () => ({ shown, afterwards: "/contact/" }))
  edit("pages/poultry.json", ({ sections }) => ({
    sections: [...Object(sections), { ...story, shown }],
  }))
  edit("values/ambition.json", () => ({ title: `A ${word} value`, shown }))
  const { picture: image } = story.story
  edit("services/poultry-trading.json", () => ({ title: `A ${word} venture`, image, shown }))
  writePage(copy, draft, [await storyOf(draft)])
  edit(`pages/${draft}.json`, () => ({ title: undefined, draft: true }))

  const sale = "/sale/"
  const pages = ["/", "/about/", sale]
  edit("site.json", ({ navigation }) => ({
    announcements: [
      { text: announcements.contact, pages: ["/contact/"] },
      { text: announcements.offer, to: sale, pages, ...until(ends.announcement) },
      { text: `The ${word} sale`, to: `/${word}/`, pages: ["/services/"], shown },
    ],
    navigation: {
      ...Object(navigation),
      links: [
        ...Object(navigation).links.slice(0, 3),
        { label: saleLink, to: sale, ...until(ends.link) },
        { label: word, to: `/${word}/`, shown },
      ],
    },
  }))
  writePage(copy, "sale", [
    { text: { title: offer, body: "One or two sentences." }, ...until(ends.section) },
    { items: { title: "How to reach us", list: "contact" } },
  ])
  edit("pages/sale.json", () => ({ ...until(ends.page), afterwards: "/services/" }))
  edit("contact-info/phone.json", () => ({ hours }))
  for (const number of [2, 3, 4])
    edit(`contact-info/phone-${number}.json`, () => ({ hours: undefined }))

  copy.write("static/prices.pdf", "%PDF-1.4")
  // Beside a form, there are no bars.
  const usual = everyKind.filter((section) => !("message" in section))
  writePage(copy, "usual", usual)
  writePage(copy, "smallest", exampleOfPage().sections)
}
