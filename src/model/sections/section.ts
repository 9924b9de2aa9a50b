import { sectionOf } from "../../../plugins/content-model/schema/section"
import { CallToAction } from "./callToAction"
import { Cards } from "./lists/cards"
import { Downloads } from "./lists/downloads"
import { Figures } from "./lists/figures"
import { Gallery } from "./lists/gallery"
import { Items } from "./items"
import { Message } from "./message"
import { Prices } from "./lists/prices"
import { Questions } from "./lists/questions"
import { Quotes } from "./lists/quotes"
import { Steps } from "./lists/steps"
import { Story } from "./story"
import { Text } from "./text"
import { Video } from "./video"
import { Visit } from "./visit"

/** The kinds of sections, in the order in which the editor offers them. */
const kinds = {
  story: Story,
  text: Text,
  cards: Cards,
  steps: Steps,
  questions: Questions,
  quotes: Quotes,
  figures: Figures,
  prices: Prices,
  gallery: Gallery,
  video: Video,
  downloads: Downloads,
  visit: Visit,
  message: Message,
  items: Items,
  callToAction: CallToAction,
}

export type SectionKind = keyof typeof kinds

export const Section = sectionOf(kinds)
