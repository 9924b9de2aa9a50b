import * as z from "zod"
import type { FieldKind } from "../../model/fieldKind"
import { host, urlCharacter } from "../destination/url"
import { line, pattern } from "../text/text"
import { pictureEndings } from "./imageFormat"

const nameCharacter = '[^\\s"<>\\\\|/?#%:*]'

/** What is wrong with a file in images/ that no address can name; otherwise a message. */
const orName = (message: string) => (text: string) => {
  const [character] = /^images\/.*?([\s"<>\\|?#%:*])/.exec(text)?.slice(1) ?? []
  if (character === undefined) return message
  const sign = character === " " ? "a space" : `"${character}"`
  return `has ${sign} in its name, which an address cannot have. Rename the file with letters, digits and hyphens`
}

export const PictureFile = pattern(
  new RegExp(`^(images/${nameCharacter}+\\.(${pictureEndings})|${host}/${urlCharacter}+)$`, "i"),
  orName(
    'is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…"',
  ),
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
  orName('is not a logo: write "images/", then the name of an SVG, PNG, WebP or AVIF file there'),
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

const percent = (title: string) => z.int().min(0).max(100).meta({ title })

const Focus = z
  .strictObject({
    x: percent("Percent from the left"),
    y: percent("Percent from the top"),
  })
  .meta({
    id: "Focus",
    title: "Focal point",
    description: "The part of the picture that stays where the site crops it.",
  })

export const Picture = z
  .strictObject({
    file: PictureFile,
    description: line(200, {
      title: "Description",
      description: "What the picture shows, for people who cannot see it.",
      examples: ["A rooster on wooden crates crows towards the sun"],
      isAltText: true,
    }).optional(),
    decorative: z
      .boolean()
      .meta({
        title: "Decoration only",
        description: "Yes, if the picture adds nothing to the text beside it.",
      })
      .optional(),
    focus: Focus.optional(),
  })
  .refine(({ description, decorative }) => description !== undefined || decorative === true, {
    path: ["description"],
    params: { type: "missing-alt-text" },
    message:
      "is missing, so people who cannot see the picture do not know what it shows. Describe it, or set “Decoration only” to yes",
  })
  .refine(({ description, decorative }) => description === undefined || decorative !== true, {
    path: ["decorative"],
    params: { type: "alt-text-of-decoration" },
    message:
      "says that the picture needs no description, but it has one. Remove the one or the other",
  })
  .meta({ id: "Picture", title: "Picture" })

/** An image in the sizes that gatsby-plugin-image shows. Gatsby has its type already. */
export const pictureFile: FieldKind = {
  type: "ImageSharp",
  resolve: (file: string, { image }) => image(file),
}

export const logoFile: FieldKind = {
  type: "LogoFile",
  types: "type LogoFile { url: String! width: Int! height: Int! }",
  resolve: (file: string, { logo }) => logo(file),
}
