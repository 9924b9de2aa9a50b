import * as z from "zod"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { LogoFile } from "../../../plugins/content-model/fields/picture/picture"
import { line } from "../../../plugins/content-model/fields/text/text"
import { heading } from "../../components/schema"

const LogoEntry = group("LogoEntry", "Logo", {
  name: line(60, {
    title: "Name",
    examples: ["Name of the partner"],
  }),
  logo: LogoFile.meta({
    description: "A file in content/images/, best an SVG, that stands out on a light ground.",
  }),
  to: Destination.meta({
    description: "Where the logo leads. Without it, it leads nowhere.",
  }).optional(),
})

export const Logos = z
  .strictObject({
    ...heading("We work with"),
    entries: z.array(LogoEntry).min(2).max(12).meta({ title: "Logos" }),
  })
  .meta({
    id: "Logos",
    title: "Logos",
    description: "Partners or press, by two to 12 logos of equal weight.",
    icon: "handshake",
  })
