import type { Content } from "../../plugins/content-model/read/content"
import type { Description } from "../../plugins/seo/data/description"
import { Bakery, Bread, Front, Leaflet } from "./index"

/** What search engines read about the bakery. */
export function describe({ one, all, files }: Content): Description {
  const { name, slogan, address, language, logo, palette, navigation, visit, hours } = one(Bakery)
  const front = one(Front)
  const contact = {
    title: visit.title,
    description: visit.directions,
    to: visit.to,
    postal: visit.postal,
    hours,
  }
  return {
    name,
    slogan,
    address,
    language,
    logo,
    palette,
    profiles: [],
    labels: navigation.links,
    pages: [
      {
        type: Front,
        value: front,
        heading: front.heading,
        picture: front.picture,
        parts: all(Bread).map((value) => ({ type: Bread, value })),
        contacts: [contact],
      },
      ...files(Leaflet).map(({ file, value }) => ({
        type: Leaflet,
        file,
        value,
        heading: value.top.title,
        picture: front.picture,
      })),
    ],
  }
}
