import { Picture } from "../../../plugins/content-model/fields/picture/picture"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line } from "../../../plugins/content-model/fields/text/text"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { wideImageSize } from "../../components/schema"

export const Video = group(
  "Video",
  "Video",
  {
    title: line(80, { title: "Heading", examples: ["See how it works"] }),
    poster: Picture.meta({ title: "Picture before it plays", minSize: wideImageSize }),
    to: Destination.meta({
      title: "Film",
      description:
        "A file of this site, such as /film.mp4, or its page on a video host. Nothing is loaded from there.",
      examples: ["https://example.com/film"],
    }),
    label: line(40, { title: "Label of the link", examples: ["Watch the film"] }),
  },
  "A picture that leads to a film.",
  { icon: "circle-play" },
)
