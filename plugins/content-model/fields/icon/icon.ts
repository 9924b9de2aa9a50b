import * as z from "zod"
import type { FieldKind } from "../../model/fieldKind"
import { iconNames, iconPaths, markNames } from "./iconPaths"

export const IconName = z.enum(iconNames).meta({
  id: "IconName",
  title: "Icon",
  description: `The name of an icon from lucide.dev/icons, or the mark of a network: ${markNames.join(", ").replace(/, (?!.*,)/, " or ")}.`,
  examples: ["shopping-bag", "handshake", "egg"],
})

export const icon: FieldKind = {
  type: "Icon",
  types: "type Icon { name: String! paths: [String!]! }",
  resolve: iconPaths,
  placeholder: "circle-dashed",
}
