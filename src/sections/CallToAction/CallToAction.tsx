import { graphql } from "gatsby"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Actions } from "../../components/Button"
import { colour, from, print, type } from "../../theme/tokens"

export function CallToAction({ title, text, action }: Queries.CallToActionFragment) {
  return (
    <DarkSection $background="deep">
      <Content>
        <h2>{title}</h2>
        <p>{text}</p>
        <Actions actions={[action]} variant="accent" />
      </Content>
    </DarkSection>
  )
}

/* The disc of the logo at the edge of a dark section. */
const DarkSection = styled(Section)`
  position: relative;
  overflow: hidden;
  color: ${colour.mutedOnDeep};

  &::before {
    content: "";
    position: absolute;
    inset: calc(100% - 5rem) -4rem auto auto;
    width: clamp(14rem, 42vw, 40rem);
    aspect-ratio: 1;
    border-radius: 50%;
    background: linear-gradient(${colour.accent}, transparent 70%);

    ${from.desktop} {
      inset: 40% -2rem auto auto;
    }

    ${print} {
      display: none;
    }
  }
`

const Content = styled(SectionHeader)`
  position: relative;

  > h2 {
    color: ${colour.onDeep};
    font: ${type.page};
  }
`

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text
    action {
      ...Action
    }
  }
`
