import type { SiteCopy } from "../builds/siteCopy"

const picture = { file: "images/story.png", description: "A valley at sunrise" }
const text = "One or **two** sentences about it, with [a link](/about/)."
const to = "/contact/"
const body = `**Bold**, *slanted* and [a link](${to}).\n\n## A heading\n\n- first\n- second\n\n1. one`
const name = "Small, with a name that takes two or three lines at 1440 px"
const order = { amount: "12500", features: ["one"], action: { label: "Order", to } }

const cards = [
  { icon: "shopping-bag", title: "With an icon", text },
  { picture, title: "With a picture", text, to },
  { title: "With neither", text },
]
const prices = [
  { name, note: "each", ...order },
  { name: "Middle", highlight: "Most chosen", before: "from", ...order },
  { name: "Large", note: "on request" },
]
const quote = { text, who: "A customer", role: "Owner", picture, source: "https://example.com/" }
const partners = [
  { name: "A partner", logo: "images/logo.svg", to: "https://example.com/" },
  { name: "Another one", logo: "images/icon.svg" },
]
const place = { address: "Street 1\nHyderabad", hours: "Monday to Friday", map: picture }
const questions = ["How long?", "And then?"].map((question) => ({ question, answer: text }))
const steps = [1, 2, 3].map((step) => ({ title: `${step}`, text }))
const embed = {
  title: "Find us",
  shows: "map",
  picture,
  provider: "A provider",
  introduction: "It learns who shows the map.",
  address: "https://maps.example.com/embed?place=1",
  label: "Show the map",
}
const figures = ["1.2 lakh", "24 h", "₹ 12,500", "3"]

/** Sections of each kind, as a marketer may write them by hand in JSON. */
export const everyKind = [
  { story: { title: "How it began", paragraphs: [text, "And so it went on."], picture } },
  { text: { title: "What to know", body } },
  { cards: { title: "What you get", introduction: text, entries: cards } },
  { steps: { title: "How it works", entries: steps } },
  { questions: { title: "Questions", entries: questions, firstOpen: true }, anchor: "delivery" },
  { quotes: { entries: [quote] } },
  {
    figures: { entries: figures.map((number) => ({ number, label: "each" })), source: "Our count" },
  },
  { prices: { title: "Prices", currency: "INR", entries: prices } },
  { gallery: { entries: [{ picture, caption: "A caption" }, { picture }] } },
  { logos: { title: "We work with", entries: partners } },
  { video: { title: "A film", poster: picture, to: "https://example.com/film", label: "Watch" } },
  { embed },
  { downloads: { title: "Files", entries: [{ label: "Price list", file: "/prices.pdf" }] } },
  { visit: { title: "Visit us", ...place } },
  { message: { title: "Write to us", reasons: ["It is quick"], send: "Ask us" } },
  ...["ventures", "values", "contact"].map((list) => ({ items: { title: `Our ${list}`, list } })),
  { callToAction: { title: "Ready?", text, action: { label: "Start", to } } },
]

/** Writes a composed page into a copy of the site. */
export function writePage(copy: SiteCopy, address: string, sections: object[]) {
  const title = `The page ${address} of sections`
  const description = `${title} that a marketer has chosen and put in this order, without a programmer.`
  const page = { title, description, top: { title: address }, sections }
  copy.write(`content/pages/${address}.json`, JSON.stringify(page))
}
