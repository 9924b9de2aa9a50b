import * as z from "zod"
import { webAddress } from "../../../plugins/content-model/fields/destination/destination"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { richText } from "../../../plugins/content-model/fields/markdown/markdown"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { line } from "../../../plugins/content-model/fields/text/text"
import { heading, wideImageSize } from "../../components/schema"

/** The pages of well-known providers that no other site may show in a frame. */
const unframed =
  /^https:\/\/(?:(?:www\.|m\.)?youtube\.com\/(?:watch|shorts)|youtu\.be\/|vimeo\.com\/|(?:www\.)?google\.[a-z.]+\/maps\/(?!embed|d\/embed)|maps\.app\.goo\.gl\/|goo\.gl\/maps)/

const address = {
  title: "Address of the frame",
  description: "The address after “src=” in the code for embedding that the provider offers.",
  examples: ["https://www.openstreetmap.org/export/embed.html?bbox=78.3,17.3,78.6,17.5"],
}

export const Embed = group(
  "Embed",
  "Embed",
  {
    ...heading("Find us"),
    introduction: richText(320, {
      title: "Introduction",
      description: "What a press does, such as what the provider then learns.",
      examples: ["When you show the map, OpenStreetMap learns your internet address."],
    }),
    shows: z.enum(["map", "appointment", "film"]).meta({
      id: "EmbedContent",
      title: "What it shows",
      examples: ["map"],
      choices: { map: "A map", appointment: "A calendar for appointments", film: "A film" },
    }),
    picture: Picture.meta({ title: "Picture before it is shown", minSize: wideImageSize }),
    provider: line(40, { title: "Provider", examples: ["OpenStreetMap"] }),
    address: webAddress(address)
      .refine((text) => !unframed.test(text), {
        error: "is shown in no frame. Copy the address after “src=” in the code for embedding",
      })
      .meta(address),
    label: line(40, { title: "Label of the button", examples: ["Show the map"] }),
  },
  "A map, appointments or a film of a provider, which a press loads.",
  { icon: "app-window" },
)
