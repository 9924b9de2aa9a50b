import { Action, group } from "../../../plugins/content-model/fields/groups/group"
import { EventTime } from "../../../plugins/content-model/fields/period/eventTime"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { paragraph } from "../../../plugins/content-model/fields/text/text"
import { heading, splitImageSize } from "../../components/schema"

export const Visit = group(
  "Visit",
  "Visit",
  {
    ...heading("Visit us"),
    date: EventTime.optional(),
    address: paragraph(300, {
      title: "Address",
      examples: ["Street and number\nPostal code, town"],
    }),
    hours: paragraph(300, {
      title: "Hours",
      examples: ["Monday to Friday, 9 AM to 6 PM"],
    }).optional(),
    map: Picture.meta({ title: "Picture of the map", minSize: splitImageSize }).optional(),
    directions: Action.meta({ title: "Directions" }).optional(),
    call: Action.meta({
      title: "Telephone",
      description: "A button that calls you, such as “Call the shop”, with a telephone number.",
    }).optional(),
  },
  "Where you are and when: address, hours, a map, the way.",
  { icon: "map-pin" },
)
