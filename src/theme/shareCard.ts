import type { CardDesign } from "../../plugins/seo/data/description"

const font = (family: string, ...names: string[]) => ({
  family,
  files: names.map((name) => `src/theme/fonts/${name}.ttf`),
})

/** How share cards look: like the top of the home page. */
export const shareCard: CardDesign = {
  display: font("Bricolage Grotesque 96pt ExtraBold", "display", "display-ext"),
  text: font("Instrument Sans", "text"),
  frame: (width, height) => {
    const radius = width / 2
    return `M0 ${height}V${radius}a${radius} ${radius} 0 0 1 ${width} 0V${height}z`
  },
}
