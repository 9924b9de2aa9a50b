import * as z from "zod"
import { sectionOf } from "../../plugins/content-model/fields/groups/section"
import { CallToAction } from "../sections/CallToAction/schema"
import { Cards } from "../sections/Cards/schema"
import { Downloads } from "../sections/Downloads/schema"
import { Embed } from "../sections/Embed/schema"
import { Figures } from "../sections/Figures/schema"
import { Gallery } from "../sections/Gallery/schema"
import { Items } from "../sections/Items/schema"
import { Logos } from "../sections/Logos/schema"
import { Message } from "../sections/Message/schema"
import { News } from "../sections/News/schema"
import { People } from "../sections/People/schema"
import { Prices } from "../sections/Prices/schema"
import { Questions } from "../sections/Questions/schema"
import { Quotes } from "../sections/Quotes/schema"
import { Steps } from "../sections/Steps/schema"
import { Story } from "../sections/Story/schema"
import { Text } from "../sections/Text/schema"
import { Video } from "../sections/Video/schema"
import { Visit } from "../sections/Visit/schema"

/** The kinds of sections, in the order in which the editor offers them. Each has the name of its component. */
export const kinds = {
  story: Story,
  text: Text,
  cards: Cards,
  steps: Steps,
  questions: Questions,
  people: People,
  quotes: Quotes,
  figures: Figures,
  prices: Prices,
  gallery: Gallery,
  logos: Logos,
  video: Video,
  embed: Embed,
  downloads: Downloads,
  visit: Visit,
  message: Message,
  news: News,
  items: Items,
  callToAction: CallToAction,
}

export type SectionKind = keyof typeof kinds

export const Section = sectionOf(kinds)

/** The sections of a page of one's own. */
export const Sections = z.array(Section).min(1).max(24).meta({ title: "Sections" })

/** The sections that a fixed page may have, before its end. */
export const FixedSections = Sections.meta({
  title: "Further sections",
  description:
    "Such as people, quotations, figures or news. They stand before the end of the page.",
}).optional()
