const picture = { file: "images/story.png", description: "A valley at sunrise" }
const text = "One or **two** sentences about it, with [a link](/about/)."
const to = "/contact/"
const longName = "Small, with a name that takes two or three lines at 1440 px"
const order = { amount: "12500", features: ["one"], action: { label: "Order", to } }

/** Sections of each kind, as a marketer may write them by hand in JSON. */
export const everyKind = [
  { story: { title: "How it began", paragraphs: [text, "And so it went on."], picture } },
  {
    text: {
      title: "What to know",
      body: `**Bold**, *slanted* and [a link](${to}).\n\n## A heading\n\n- first\n- second\n\n1. one`,
    },
  },
  {
    cards: {
      title: "What you get",
      introduction: text,
      entries: [
        { icon: "shopping-bag", title: "With an icon", text },
        { picture, title: "With a picture", text, to },
        { title: "With neither", text },
      ],
    },
  },
  {
    steps: {
      title: "How it works",
      entries: [1, 2, 3].map((step) => ({ title: `${step}`, text })),
    },
  },
  {
    questions: {
      title: "Questions",
      entries: ["How long?", "And then?"].map((question) => ({ question, answer: text })),
      firstOpen: true,
    },
    anchor: "delivery",
  },
  {
    quotes: {
      entries: [
        { text, who: "A customer", role: "Owner", picture, source: "https://example.com/" },
      ],
    },
  },
  {
    figures: {
      entries: ["1.2 lakh", "24 h", "₹ 12,500", "3"].map((number) => ({ number, label: "each" })),
      source: "Own count",
    },
  },
  {
    prices: {
      title: "Prices",
      currency: "INR",
      entries: [
        { name: longName, note: "each", ...order },
        { name: "Middle", highlight: "Most chosen", before: "from", ...order },
        { name: "Large", note: "on request" },
      ],
    },
  },
  {
    prices: {
      title: "Many prices",
      currency: "INR",
      entries: [1, 2, 3, 4, 5].map((price) => ({ name: `Price ${price}`, amount: "12500" })),
    },
  },
  { gallery: { entries: [{ picture, caption: "A caption" }, { picture }] } },
  {
    logos: {
      title: "We work with",
      entries: [
        { name: "A partner", logo: "images/logo.svg", to: "https://example.com/" },
        { name: "Another one", logo: "images/icon.svg" },
      ],
    },
  },
  { video: { title: "A film", poster: picture, to: "https://example.com/film", label: "Watch" } },
  { downloads: { title: "Files", entries: [{ label: "Price list", file: "/prices.pdf" }] } },
  {
    visit: {
      title: "Visit us",
      address: "Street 1\nHyderabad",
      hours: "Monday to Friday",
      map: picture,
      directions: { label: "Directions", to: "https://maps.example.com/" },
    },
  },
  { message: { title: "Write to us", reasons: ["It is quick"], send: "Ask us" } },
  ...["ventures", "values", "contact"].map((list) => ({ items: { title: `Our ${list}`, list } })),
  { callToAction: { title: "Ready?", text, action: { label: "Start", to } } },
]
