import { graphql } from "gatsby"
import { Paragraphs } from "../components/Markdown"
import { CallToAction } from "../sections/CallToAction/CallToAction"
import { Cards } from "../sections/Cards/Cards"
import { Downloads } from "../sections/Downloads/Downloads"
import { Embed } from "../sections/Embed/Embed"
import { Figures } from "../sections/Figures/Figures"
import { Gallery } from "../sections/Gallery/Gallery"
import { Items } from "../sections/Items/Items"
import { Logos } from "../sections/Logos/Logos"
import { Message } from "../sections/Message/Message"
import { News } from "../sections/News/News"
import { People } from "../sections/People/People"
import { Prices } from "../sections/Prices/Prices"
import { Questions } from "../sections/Questions/Questions"
import { Quotes } from "../sections/Quotes/Quotes"
import { Steps } from "../sections/Steps/Steps"
import { Story } from "../sections/Story/Story"
import { Text } from "../sections/Text/Text"
import { Video } from "../sections/Video/Video"
import { Visit } from "../sections/Visit/Visit"
import type { Loaded } from "../types"

/** The content outside of the page that a section may show. */
export type Shared = Loaded<Queries.SharedFragment>

type Props = {
  section: Queries.SectionFragment
  shared: Shared
  /** Its number on the page, from 1. */
  number: number
  /** Whether its picture would be the first of the page. */
  isFirst: boolean
  /** Whether its picture is at the left. */
  isLeft: boolean
}

/** A section of a composed page. Its field of one kind has data, those of the others are null. */
export const PageSection = ({ section, shared, number, isFirst, isLeft }: Props) => (
  <>
    {section.story && <Story {...section.story} priority={isFirst} isLeft={isLeft} />}
    {section.text && <Text {...section.text} id={section.anchor || `text-${number}`} />}
    {section.cards && <Cards {...section.cards} />}
    {section.steps && <Steps {...section.steps} />}
    {section.questions && <Questions {...section.questions} />}
    {section.people && <People {...section.people} />}
    {section.quotes && <Quotes {...section.quotes} />}
    {section.figures && <Figures {...section.figures} />}
    {section.prices && <Prices {...section.prices} {...shared} />}
    {section.gallery && <Gallery {...section.gallery} {...shared} />}
    {section.logos && <Logos {...section.logos} />}
    {section.video && <Video {...section.video} />}
    {section.embed && <Embed {...section.embed} />}
    {section.downloads && <Downloads {...section.downloads} />}
    {section.visit && <Visit {...section.visit} />}
    {section.news && <News {...section.news} {...shared} />}
    {section.items && <Items {...section.items} {...shared} />}
    {section.message && <Message {...section.message} {...shared} />}
    {section.callToAction && (
      <CallToAction {...section.callToAction}>
        <Paragraphs {...section.callToAction.text} />
      </CallToAction>
    )}
  </>
)

export const fragments = graphql`
  fragment Shared on Query {
    ventures: allService(sort: { position: ASC }) {
      nodes {
        ...VentureItem
        image @include(if: $showsVentures) {
          ...CardPicture
        }
      }
    }
    values: allValue(sort: { position: ASC }) @include(if: $showsValues) {
      nodes {
        ...Value
      }
    }
    contactInfo: allContactInfo(sort: { position: ASC }) @include(if: $showsContacts) {
      nodes {
        ...ContactInfo
      }
    }
    contactPage @include(if: $showsForm) {
      form {
        ...MessageForm
      }
    }
    articles: allArticle(filter: { address: { in: $articles } }, sort: { date: { iso: DESC } })
      @include(if: $showsArticles) {
      nodes {
        ...ArticleItem
      }
    }
    website {
      ...PageHead
      delivery {
        ...Delivery
      }
      largeView {
        ...LargeViewWords
      }
    }
  }
  fragment Section on Section {
    anchor
    shown {
      until
    }
    story {
      ...Story
    }
    text {
      ...Text
    }
    cards {
      ...Cards
    }
    steps {
      ...Steps
    }
    questions {
      ...Questions
    }
    people {
      ...People
    }
    quotes {
      ...Quotes
    }
    figures {
      ...Figures
    }
    prices {
      ...Prices
    }
    gallery {
      ...Gallery
    }
    logos {
      ...Logos
    }
    video {
      ...Video
    }
    embed {
      ...Embed
    }
    downloads {
      ...Downloads
    }
    visit {
      ...Visit
    }
    news {
      ...News
    }
    items {
      ...Items
    }
    message {
      ...Message
    }
    callToAction {
      ...CallToAction
    }
  }
`
