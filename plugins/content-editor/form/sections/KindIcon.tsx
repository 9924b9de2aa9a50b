import type { SectionKind } from "../../../content-model/schema/sections/section"
import { Icon, type IconName } from "../../components/Icon"

const icons: { [Kind in SectionKind]?: IconName } = {
  story: "book-open-text",
  text: "text-align-start",
  cards: "layout-grid",
  steps: "list-ordered",
  questions: "circle-question-mark",
  quotes: "quote",
  figures: "chart-no-axes-column",
  prices: "tag",
  gallery: "images",
  video: "circle-play",
  downloads: "download",
  visit: "map-pin",
  message: "mail",
  items: "square-stack",
  callToAction: "megaphone",
}

/** The icon of a kind of section. */
export const KindIcon = ({ kind = "" }: { kind?: string }) => (
  <Icon name={new Map(Object.entries(icons)).get(kind) ?? "panel-top"} />
)
