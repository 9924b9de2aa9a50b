import { graphql } from "gatsby"
import styled from "styled-components"
import { Section } from "../../components/containers/Section"
import { SectionHeading } from "../../components/containers/SectionHeading"
import { size, space } from "../../theme/tokens"
import { MessageForm } from "./MessageForm"

type Props = Queries.MessageFragment &
  Pick<Queries.ComposedPageQuery, "contactPage" | "contactInfo"> & {
    website: { delivery: Queries.DeliveryFragment }
  }

/** The contact form as a section of a composed page. */
export const Message = ({ title, introduction, website, contactPage, contactInfo }: Props) =>
  contactPage && (
    <Section>
      <SectionHeading {...{ title, introduction }} />
      <Frame>
        <MessageForm
          {...contactPage.form}
          delivery={website.delivery}
          items={contactInfo?.nodes ?? []}
        />
      </Frame>
    </Section>
  )

const Frame = styled.div`
  max-width: ${size.measure};
  margin-top: ${space.l};
`

export const fragment = graphql`
  fragment Message on Message {
    title
    introduction {
      ...Markdown
    }
  }
`
