import * as z from "zod"
import { file, group, visibility } from "./group"
import { RichText } from "../markdown/markdown"
import { line } from "../text/text"

// With signs and links, as in the texts of pages. So a page that moves changes them here as well.
const TranslatedText = group("TranslatedText", "Text", {
  source: RichText.meta({
    title: "In the first language",
    description:
      "A text as it stands on the site. Of a text of several paragraphs: one of them, or an entry of a list, without its sign.",
    isExample: true,
  }),
  translation: RichText.meta({ title: "Translation", isExample: true }),
  onlyIn: line(200, {
    title: "Only in this file",
    description: "The path of a file in which the text has another translation than elsewhere.",
  }).optional(),
})

/** The texts of the site in another language. The name of its file is the language's tag, such as `te`. */
export const Translation = file({
  title: line(40, {
    title: "Name of the language",
    description: "In the language itself, for the links between the languages.",
    examples: ["తెలుగు"],
  }),
  draft: visibility.draft,
  hidden: visibility.hidden,
  texts: z.array(TranslatedText).max(10_000).meta({ title: "Texts" }),
}).meta({
  id: "Translation",
  title: "Language",
  description:
    "The texts of the site in another language: the pages that are complete have addresses in it.",
  icon: "languages",
  files: "languages/*.json",
})

/** The tag of a language and, if it must be named, its region: such as `te` and `pt-BR`. */
export const languageTag = /^[a-z]{2,3}(-[A-Z]{2})?$/
