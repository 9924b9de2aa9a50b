import { itemColours, type ItemColours } from "../../colours/itemColours"
import type { FieldKind } from "../../model/fieldKind"
import { pattern } from "../text/text"

export const Colour = pattern(
  /^#[0-9a-fA-F]{6}$/,
  'is not a colour: write "#" and six digits or letters from a to f',
  {
    id: "Colour",
    title: "Colour",
    description: "The site derives lighter and darker tones from it, so that text stays readable.",
    examples: ["#0e4d43"],
  },
)

const tones: (keyof ItemColours)[] = ["fill", "onFill", "ink", "wash"]

export const colour: FieldKind = {
  type: "Colour",
  types: `
    type Tones { ${tones.join(": String! ")}: String! }
    type Colour { light: Tones! dark: Tones! }
  `,
  resolve: itemColours,
  placeholder: "#808080",
}
