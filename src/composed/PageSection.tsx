import { Cards } from "../sections/composed/lists/Cards"
import { Downloads } from "../sections/composed/lists/Downloads"
import { Figures } from "../sections/composed/lists/Figures"
import { Gallery } from "../sections/composed/lists/Gallery"
import { Items } from "../sections/composed/Items"
import { Prices } from "../sections/composed/lists/Prices"
import { Questions } from "../sections/composed/lists/Questions"
import { Quotes } from "../sections/composed/lists/Quotes"
import { Steps } from "../sections/composed/lists/Steps"
import { Text } from "../sections/composed/Text"
import { Video } from "../sections/composed/Video"
import { Visit } from "../sections/composed/Visit"
import { Message } from "../sections/contact-form/Message"
import { CallToAction } from "../sections/CallToAction"
import { Story } from "../sections/Story"
import type { Section, Shared } from "./types"

type Props = {
  section: Section
  shared: Shared
  /** Whether its picture would be the first of the page. */
  isFirst: boolean
}

/** A section of a composed page. The data of one kind is there, all others are null. */
export const PageSection = ({ section, shared, isFirst }: Props) => (
  <>
    {section.story && <Story {...section.story} priority={isFirst} />}
    {section.text && <Text {...section.text} />}
    {section.cards && <Cards {...section.cards} />}
    {section.steps && <Steps {...section.steps} />}
    {section.questions && <Questions {...section.questions} />}
    {section.quotes && <Quotes {...section.quotes} />}
    {section.figures && <Figures {...section.figures} />}
    {section.prices && <Prices {...section.prices} {...shared} />}
    {section.gallery && <Gallery {...section.gallery} />}
    {section.video && <Video {...section.video} />}
    {section.downloads && <Downloads {...section.downloads} {...shared} />}
    {section.visit && <Visit {...section.visit} />}
    {section.message && <Message {...section.message} {...shared} />}
    {section.items && <Items {...section.items} {...shared} />}
    {section.callToAction && <CallToAction {...section.callToAction} />}
  </>
)
