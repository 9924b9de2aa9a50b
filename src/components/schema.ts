import * as z from "zod"
import { richText } from "../../plugins/content-model/fields/markdown/markdown"
import { line } from "../../plugins/content-model/fields/text/text"

/** The heading and the optional introduction of a section. */
export const heading = (example: string) => ({
  title: line(80, { title: "Heading", examples: [example] }),
  introduction: richText(320, { title: "Introduction" }).optional(),
})

export const Notice = z
  .strictObject({
    title: line(120, { title: "Title" }),
    description: line(200, { title: "Description" }).optional(),
  })
  .meta({ id: "Notice", title: "Notification", description: "Shown for five seconds." })

/** The size in pixels that an image in half of a page's width needs on a high-density screen. */
export const splitImageSize: [number, number] = [1600, 1200]

/** The same for an image in the whole of it. */
export const wideImageSize: [number, number] = [1600, 900]

/** The same for an image in a card. */
export const cardImageSize: [number, number] = [1300, 980]

/**
 * For a text on a share card: the characters of its font (src/theme/shareCard.ts), and emoji, which a card leaves out.
 */
export const onShareCard = {
  drawn: {
    characters: String.raw` -~¡-£¥-¬®-ćĊ-ēĖ-ěĞ-ģĦ-īĮ-ĳĶķĹ-ľŁ-ňŊ-ōŐ-śŞ-šŤťŨ-žƠơƯưǍǎȘ-țȷˆ˚˜Ẁ-ẅẞỲ-ỹ–—‘’“”…€\p{Extended_Pictographic}\p{Emoji_Modifier}\p{Regional_Indicator}\p{Z}\p{Cf}\ufe0f`,
    unless: "share",
  },
}
