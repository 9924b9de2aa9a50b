/** @jest-environment node */
import { readFileSync } from "node:fs"
import { checkPages } from "../testing/checkPage"
import { applyChange, issueLine } from "../testing/readDocument"

const file = "pages/offer.json"
const offer = readFileSync("plugins/content-model/testing/offer.json", "utf8")
const staticFiles = ["/prices.pdf"]
const linking = applyChange(offer, 'top.actions.0.to: "/offer/"')
const hidden = applyChange(offer, "hidden: true")

/** The issues of the offer, to which another page links, beside a hidden page. */
const check = async (text: string) => {
  const pages: [string, string][] = [
    [file, text],
    ["pages/sarees.json", linking],
    ["pages/secret.json", hidden],
  ]
  return (await checkPages(pages, staticFiles)).filter((issue) => issue.file === file)
}

const kinds =
  "story, text, cards, steps, questions, quotes, figures, prices, gallery, video, downloads, visit, message, items, callToAction"
const pages = "Pages are /, /about/, /services/, /contact/ and those in content/pages/."
const noPage =
  'is not an address: a section needs the address of its page before it, such as "/about/#team".'

const inSections = {
  'sections.0: {"anchor": "delivery"}': `15:5 error section-kind 1: has no kind, so the site cannot show it. Add one of these fields: ${kinds}.`,
  "sections.1: {}": `22:5 error section-kind 2: has no kind, so the site cannot show it. Add one of these fields: ${kinds}.`,
  'sections.1.stroy: {"title": "A"}': `37:9 error unknown-field stroy: is not a field here. Did you mean "story"? Rename or delete it. Fields are: anchor, shown, ${kinds}.`,
  'sections.1.callToAction: {"title": "A", "text": "B", "action": {"label": "C", "to": "/"}}':
    '22:5 error section-kind 2: has 2 kinds, "cards" and "callToAction", but a section shows one. Move the others into sections of their own.',
  'sections.4: {"massage": {"title": "Write to us"}}': `63:6 error unknown-field massage: is not a field here. Did you mean "message"? Rename or delete it. Fields are: anchor, shown, ${kinds}.`,
  'sections.4: {"faq": {"title": "Questions"}}': `63:6 error unknown-field faq: is not a field here. Did you mean "questions"? Rename or delete it. Fields are: anchor, shown, ${kinds}.`,
  'sections.4: {"cta": {"title": "Come"}}': `63:6 error unknown-field cta: is not a field here. Did you mean "callToAction"? Rename or delete it. Fields are: anchor, shown, ${kinds}.`,
  'sections.1.cards.entries.0.href: "/"':
    '29:34 error unknown-field href: is not a field here. Did you mean "to"? Rename or delete it. Fields are: icon, picture, title, text, to.',
  'sections.4: "message"':
    "63:5 error wrong-type 5: must be a group of fields in braces { … }, but here it is a text.",
  "sections: []": "14:15 error too-few-entries Sections (sections): needs at least 1 entry.",
  "sections:":
    "1:1 error missing-field Sections (sections): is missing. Write a list in square brackets [ … ].",
  'sections.4.anchor: "delivery"':
    '66:19 error duplicate-anchor Name in the address (anchor): "delivery" is the anchor of section 1 already. Choose another one.',
  'sections.4.anchor: "Write To Us"':
    '66:19 error invalid-format Name in the address (anchor): "Write To Us" must consist of small letters, digits and hyphens. For example: delivery.',
  'sections.1: {"message": {"title": "B"}}':
    "48:18 error duplicate-form Contact form (message): is a second contact form; section 2 has one already. A page can have only one, so delete one of the two.",
  'header: {"title": "A"}':
    "68:5 error unknown-field header: is not a field here. Rename or delete it. Fields are: title, description, share, hidden, shown, afterwards, inSearch, top, sections.",
}

const inLinks = {
  'sections.1.cards.entries.1.to: "/ofer/"': `34:19 error unknown-page Destination (to): there is no page "/ofer/". Did you mean "/offer/"? ${pages}`,
  'sections.1.cards.entries.1.to: "/offer"':
    '34:19 warning missing-trailing-slash Destination (to): has no trailing slash. Write "/offer/".',
  'sections.1.cards.entries.1.to: "/offer/#deliver"':
    '34:19 error unknown-section Destination (to): the page "/offer/" has no section "deliver". Did you mean "/offer/#delivery"? Its sections have the anchors that content/pages/offer.json gives them.',
  'sections.1.cards.entries.1.to: "/sarees?a=b#prices"':
    '34:19 warning missing-trailing-slash Destination (to): has no trailing slash. Write "/sarees/?a=b#prices".',
  'sections.1.cards.entries.1.to: "offer"': `34:19 error invalid-format Destination (to): "offer" is not an address: a page of this site stands between slashes. Write "/offer/".`,
  'top.actions.0.to: "/secret/#prices"':
    '10:15 error unknown-page Destination (to): the page "/secret/" is hidden, see content/pages/secret.json. Show it again, or change the link.',
  "top.actions.0.to:":
    '8:7 note missing-target 1: has no destination. The button only says that this is not available yet. Add "to".',
  'sections.0.text.body: "See [us](/abuot/)."': `19:17 error unknown-page Text (body): there is no page "/abuot/". Did you mean "/about/"? ${pages}`,
  'sections.0.text.body: "See [us](/about)."':
    '19:17 warning missing-trailing-slash Text (body): the link to "/about" has no trailing slash. Write "/about/".',
  'sections.0.text.body: "See [it](#prices)."': `19:17 error invalid-format Text (body): the link to "#prices" ${noPage}`,
  'sections.0.text.body: "See [the list](/price.pdf)."':
    '19:17 error missing-static-file Text (body): the file "/price.pdf" does not exist. Did you mean "/prices.pdf"? Put it into static/, as "static/price.pdf", or correct the link.',
  'sections.0.text.body: "See [](/about/)."':
    '19:17 error empty-text Text (body): the link to "/about/" has no words. Write [words](…).',
  'sections.0.text.body: "##\\n\\nHens"':
    "19:17 error empty-text Text (body): contains a heading without words. Write words after the #.",
  'sections.3.downloads.entries.0.file: "/price.pdf"':
    '58:21 error missing-static-file File (file): the file "/price.pdf" does not exist. Did you mean "/prices.pdf"? Put it into static/, as "static/price.pdf", or correct the link.',
  'sections.3.downloads.entries.0.file: "prices.pdf"':
    '58:21 error invalid-format File (file): "prices.pdf" is not a file of this site: write "/", then the name of a file in static/. For example: /prices.pdf.',
}

const inFields = {
  "sections.4.message: null":
    "64:18 error wrong-type Contact form (message): must be a group of fields in braces { … }, but here it is nothing (null).",
  'top.actions.0.label: ""':
    "9:18 error empty-text Label (label): is empty. Write a text. For example: Get in touch.",
  'sections.0.text.body: " "':
    "19:17 error empty-text Text (body): is empty. Write a text. For example: Write here what people should know.",
  'sections.0.text.body: "TODO"':
    '19:17 note placeholder Text (body): contains the placeholder "TODO". Write the final text.',
  'sections.0.text.title: ""':
    "18:18 error empty-text Heading (title): is empty. Write a text. For example: What you should know.",
  "sections.3.downloads.entries: []":
    "55:20 error too-few-entries Files (entries): needs at least 1 entry.",
  'sections.1.cards.entries.1.picture: {"file": "images/storry.png", "decorative": true}':
    '34:57 error missing-image Picture file (file): the picture "images/storry.png" does not exist. Put it into content/images/, or name one that is there. Did you mean "images/story.png"?',
  'sections.1.cards.entries.1.picture: {"file": "images/story.png"}':
    '34:49 error missing-alt-text Description (description): is missing, so people who cannot see the picture do not know what it shows. Describe it, or mark it with "decorative": true.',
  'sections.1.cards.entries.0.picture: {"file": "images/story.png", "decorative": true}':
    "27:21 warning unused-icon Icon (icon): is not shown, because the card has a picture. Delete one of the two.",
  "sections.2.prices.entries.0.amount:":
    "45:11 warning missing-price 1: has neither an amount nor a note, so visitors see no price. Write one of the two.",
  'sections.1.cards.entries.0.icon: "eg"':
    '27:21 error unknown-icon Icon (icon): "eg" does not exist. Did you mean "egg"? The name of an icon from lucide.dev/icons, or the mark of a network: brand-linkedin, brand-instagram, brand-youtube, brand-facebook, brand-x, brand-whatsapp or brand-telegram. For example: shopping-bag, handshake, egg.',
  'top.picture: {"file": "images/story.png", "decorative": true}':
    '12:26 warning image-too-small Picture file (file): "images/story.png" has 1300 × 1000 pixels, too few to look sharp here. Use at least 1600 × 1200 pixels.',
  "sections.1.cards.entries.0.title:":
    '26:11 error missing-field Title (title): is missing. Write a text in double quotes ("…"). For example: Name of the advantage.',
  "sections.1.cards.entries.1:":
    "25:20 error too-few-entries Cards (entries): needs at least 2 entries.",
  'sections.2.prices.entries.0.amount: "1,200"':
    '47:23 error invalid-format Amount (amount): "1,200" must be a number such as "1200" or "99.50". For example: 1200.',
  "sections.2.prices.entries.0.amount: 1200":
    '47:23 error wrong-type Amount (amount): must be a text in double quotes ("…"), but here it is 1200. For example: 1200.',
  'sections.2.prices.currency: "₹"':
    '43:21 error invalid-format Currency (currency): "₹" must be three capital letters such as "INR". For example: INR.',
  'sections.2.prices.currency: "IRN"':
    '43:21 error invalid-format Currency (currency): is not a currency. Write the three letters of one, such as INR. Did you mean "INR"?',
  'sections.2.prices.currency: "ZZZ"':
    "43:21 error invalid-format Currency (currency): is not a currency. Write the three letters of one, such as INR.",
  'sections.2.prices.currency: "usd"':
    '43:21 error invalid-format Currency (currency): "usd" must be three capital letters such as "INR". Did you mean "USD"?',
  'sections.2: {"items": {"title": "A", "list": "venturs"}}':
    '39:34 error invalid-format List (list): "venturs" does not exist. Did you mean "ventures"? Write one of: ventures, values, contact.',
  'sections.2: {"figures": {"entries": [{"number": "1", "label": "a"}, {"number": "2", "label": "b"}]}}':
    '39:16 error missing-field Source (source): is missing. Write a text in double quotes ("…"). For example: [Your count, month and year].',
  'sections.2: {"prices": {"title": "A", "currency": "INR", "entries": []}}':
    "39:55 error too-few-entries Prices (entries): needs at least 1 entry.",
  "top:":
    "1:1 error missing-field Top of the page (top): is missing. Write a group of fields in braces { … }.",
  'top.title: ""':
    "6:14 error empty-text Heading (title): is empty. Write a text. For example: Heading of the page.",
  'title: "Chicks"':
    "3:12 warning seo-text-too-short Title for search engines (title): has only 6 characters. Write 15 to 60, as search results show.",
  'description: "Hens."':
    "4:18 warning seo-text-too-short Description for search engines (description): has only 5 characters. Write 70 to 160, as search results show.",
  'hidden: "no"':
    "68:15 error wrong-type Hidden (hidden): must be true or false without quotes, but here it is a text.",
  'inSearch: "no"':
    "68:17 error wrong-type In search results (inSearch): must be true or false without quotes, but here it is a text.",
}

test("a page without mistakes is accepted", async () => {
  expect(await check(offer)).toEqual([])
})

test.each(Object.entries({ ...inSections, ...inLinks, ...inFields }))(
  "%s is reported",
  async (change, line) => {
    expect((await check(applyChange(offer, change))).map(issueLine)).toEqual([line])
  },
)
