import { closestMatch } from "../messages"

/** What people call a field, with the fields that it may be. */
const synonyms = new Map(
  Object.entries({
    alt: ["description"],
    answers: ["entries"],
    body: ["text", "answer"],
    button: ["action"],
    buttons: ["actions"],
    cta: ["callToAction", "action"],
    end: ["until"],
    faq: ["questions"],
    form: ["message"],
    headline: ["title"],
    heading: ["title"],
    href: ["to"],
    image: ["picture", "poster", "file"],
    intro: ["introduction"],
    link: ["to"],
    photo: ["picture", "image", "file"],
    price: ["amount", "prices"],
    src: ["file"],
    subtitle: ["introduction"],
    summary: ["introduction", "description"],
    target: ["to"],
    testimonials: ["quotes"],
    text: ["body", "description", "answer"],
    to: ["until"],
    url: ["to", "address"],
  }),
)

/** The field that an unknown name probably means, of those that could be there. */
export const meantField = (name: string, fields: readonly string[]) =>
  synonyms.get(name.toLowerCase())?.find((field) => fields.includes(field)) ??
  closestMatch(name, fields)
