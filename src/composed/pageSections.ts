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

/**
 * The component of each kind of section. In the scripts of the built site, webpack replaces this
 * module by lazyPageSections.ts, which loads each from a file of its own.
 */
export const sections = {
  Story,
  Text,
  Cards,
  Steps,
  Questions,
  Quotes,
  Figures,
  Prices,
  Gallery,
  Video,
  Downloads,
  Visit,
  Message,
  Items,
  CallToAction,
}

/** Loads the components of the sections of a page: here they are loaded. */
export const loadSections = (_context: { kinds: string[] }): Promise<unknown> => Promise.resolve()
