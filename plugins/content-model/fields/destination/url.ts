import { z } from "zod"
import { destinationMessage } from "./destinationMessage"
import { pattern } from "../text/text"
import { iconNames, markNames } from "../icon/iconPaths"
import {
  linksWithWords,
  lostWord,
  parseMarkdown,
  textOf,
  type Block,
} from "../markdown/parseMarkdown"

// Control characters, and others without width that make one address look like another.
const invisible =
  "\\u0000-\\u001f\\u007f-\\u009f\\u00ad\\u200b\\u200e\\u200f\\u202a-\\u202e\\u2060-\\u206f\\ufeff"
// In a host name, the only ASCII characters besides letters and digits are "-", "." and "_".
// Characters that end a piece of HTML or a header must be encoded in a URL.
export const host = `https://[^\\s!-,/:-@[-^\`{-~${invisible}]+(:\\d{1,5})?`
const nameCharacter = '[^\\s"<>\\\\|/?#%:*]'
export const urlCharacter = `[^\\s"<>\\\\^\`{|}${invisible}]`

// An encoded name ("xn--") that is empty. Node 20 rejects such a host, Node 24 accepts it.
const emptyPunycode = /^https:\/\/([^/?#]*\.)?xn--([./?#:]|$)/i
// Parsers turn full-width characters such as "；" into ASCII, which would end a directive of the CSP.
// DNS allows 253 characters. A longer host would exceed the limit of a header.
const asciiHost = /^[\w.-]{1,253}(:\d+)?$/

/** Whether a URL of the right form can be parsed. True for all other addresses. */
export const isParsableUrl = (url: string) =>
  !url.startsWith("https:") ||
  (URL.canParse(url) && asciiHost.test(new URL(url).host) && !emptyPunycode.test(url))
export const unparsableMessage = "is not a valid address: check the name of the host"

export const position = z.int().min(1).max(9999).meta({
  title: "Position",
  description: "Its place in the list: the smallest number comes first.",
})

export const hidden = z
  .boolean()
  .meta({
    title: "Hidden",
    description:
      "Yes, to keep it in content/ without showing it. Links to it must be changed first.",
    visibleIn: "nowhere",
  })
  .optional()

export const Colour = pattern(
  /^#[0-9a-fA-F]{6}$/,
  'is not a colour: write "#" and six digits or letters from a to f',
  {
    id: "Colour",
    title: "Colour",
    description: "The site derives lighter and darker tones from it, so that text stays readable.",
    examples: ["#0e4d43"],
    renderedTones: ["fill", "ink"],
  },
)

export const Language = pattern(
  /^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/,
  "must be a language tag such as en-GB",
  { title: "Language", description: "The language of every text.", examples: ["en-GB"] },
)

export const IconName = z.enum(iconNames).meta({
  id: "IconName",
  title: "Icon",
  description: `The name of an icon from lucide.dev/icons, or the mark of a network: ${markNames.join(", ").replace(/, (?!.*,)/, " or ")}.`,
  examples: ["shopping-bag", "handshake", "egg"],
})

const destination = new RegExp(
  `^(/(?!/)${urlCharacter}*|${host}([/?#]${urlCharacter}*)?|mailto:(?!.*@.*@)${urlCharacter}+@${urlCharacter}+|tel:\\+?[\\d-]+)$`,
)

export const Destination = z
  .string()
  .regex(destination, {
    error: ({ input }) => destinationMessage(String(input), destination),
    abort: true,
  })
  .refine(isParsableUrl, unparsableMessage)
  .meta({
    id: "Destination",
    title: "Destination",
    description:
      "The target: a page or a document of this site, a web address, an e-mail or a telephone.",
    examples: ["/contact/", "https://example.com/", "mailto:hello@example.com", "tel:+10005550100"],
  })

export const StaticFile = pattern(
  new RegExp(`^/(?!/)${urlCharacter}+\\.\\w+$`),
  'is not a document of this site: write "/", then its name, such as "/prices.pdf"',
  {
    id: "StaticFile",
    title: "File",
    description: "A file in static/, such as /prices.pdf.",
    examples: ["/prices.pdf"],
  },
)

export const Markdown = z
  .string()
  .max(12_000)
  .regex(/\S/, "must have at least one word")
  .check(checkMarkdown)
  .meta({
    id: "Markdown",
    title: "Text",
    description:
      "An empty line begins a paragraph. ## heading, - list, 1. numbered list, **bold**, *italic*, [words](/contact/) for a link.",
    examples: ["Write here what people should know."],
    isParagraph: true,
  })

/** Each link needs a destination and words, each heading words. */
function checkMarkdown({ value, issues }: z.core.ParsePayload<string>) {
  if (issues.length > 0) return
  const add = (message: string, params: object) =>
    issues.push({ code: "custom", input: value, message, params, continue: true })
  for (const { to, words } of linksWithWords(value)) {
    const [problem] = Destination.safeParse(to).error?.issues ?? []
    if (problem) add(problem.message, { type: "invalid-format", link: to })
    else if (words.trim() === "")
      add("has no words. Write [words](…)", { type: "empty-text", link: to })
  }
  const lost = lostWord(value)
  if (lost) add(`contains "${lost}" where pages do not show it. Write it in a line of its own`, {})
  const isBlank = ({ lines }: Block) => lines.every(({ spans }) => textOf(spans).trim() === "")
  if (parseMarkdown(value).some((block) => block.kind === "heading" && isBlank(block)))
    add("contains a heading without words. Write words after the #", { type: "empty-text" })
}

export const PictureFile = pattern(
  new RegExp(`^(images/${nameCharacter}+\\.(png|jpe?g|webp|avif)|${host}/${urlCharacter}+)$`, "i"),
  'is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…"',
  {
    id: "PictureFile",
    title: "Picture file",
    description:
      "A file in content/images/, or the address of a picture on an image host, which the site downloads; 1600 pixels wide or more looks sharp everywhere.",
    examples: ["images/hero.png", "https://pictures.example.com/hero.jpg"],
    maxBytes: 8_000_000,
  },
)

export const LogoFile = pattern(
  new RegExp(`^images/${nameCharacter}+\\.(svg|png|webp|avif)$`, "i"),
  'is not a logo: write "images/", then the name of an SVG, PNG, WebP or AVIF file there',
  {
    id: "LogoFile",
    title: "Logo file",
    description:
      "A file in content/images/, best an SVG, that stands out on light and on dark ground.",
    examples: ["images/logo.svg"],
    minSize: [1, 144],
    maxBytes: 100_000,
  },
)
