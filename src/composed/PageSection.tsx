import { sections } from "./pageSections"
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
    {section.story && <sections.Story {...section.story} priority={isFirst} />}
    {section.text && <sections.Text {...section.text} />}
    {section.cards && <sections.Cards {...section.cards} />}
    {section.steps && <sections.Steps {...section.steps} />}
    {section.questions && <sections.Questions {...section.questions} />}
    {section.quotes && <sections.Quotes {...section.quotes} />}
    {section.figures && <sections.Figures {...section.figures} />}
    {section.prices && <sections.Prices {...section.prices} {...shared} />}
    {section.gallery && <sections.Gallery {...section.gallery} />}
    {section.video && <sections.Video {...section.video} />}
    {section.downloads && <sections.Downloads {...section.downloads} {...shared} />}
    {section.visit && <sections.Visit {...section.visit} />}
    {section.message && <sections.Message {...section.message} {...shared} />}
    {section.items && <sections.Items {...section.items} {...shared} />}
    {section.callToAction && <sections.CallToAction {...section.callToAction} />}
  </>
)
