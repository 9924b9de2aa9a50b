import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Actions } from "../../components/Button"
import { colour, from, print, size, type } from "../../theme/tokens"

type Props = Pick<Queries.CallToActionFragment, "title" | "action"> & {
  /** Its text. */
  children: ReactNode
}

export function CallToAction({ title, action, children }: Props) {
  return (
    <DarkSection $background="deep">
      <Content>
        <h2>{title}</h2>
        {children}
        <Actions actions={[action]} variant="accent" />
      </Content>
    </DarkSection>
  )
}

/* The disc of the logo at the edge of a dark section. */
export const DarkSection = styled(Section)`
  position: relative;
  overflow: hidden;
  color: ${colour.mutedOnDeep};

  &::before {
    content: "";
    position: absolute;
    inset: calc(100% - 4rem) -4rem auto auto;
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

  /* The sun rises once, at the end of a page. */
  div:not(:last-child) > &::before {
    display: none;
  }
`

const Content = styled(SectionHeader)`
  position: relative;
  /* It ends where the sun begins. */
  max-width: max(${size.measure}, 51vw);

  > h2 {
    color: ${colour.onDeep};
    font: ${type.page};
  }
`

export const fragment = graphql`
  fragment CallToAction on CallToAction {
    title
    text {
      ...Markdown
    }
    action {
      ...Action
    }
  }
  fragment HomeCallToAction on HomeCallToAction {
    title
    text
    action {
      ...Action
    }
  }
`
