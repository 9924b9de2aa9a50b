import { graphql } from "gatsby"
import type { ReactNode } from "react"
import styled from "styled-components"
import { Section, SectionHeader } from "../../components/containers/Section"
import { Actions, Buttons } from "../../components/Button"
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
const DarkSection = styled(Section)`
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

  /* The sun rises once, at the end of a page. Other calls are plain, on the ground of the page. */
  div:not(:last-child) > & {
    background: var(--ground);
    color: inherit;

    &::before {
      display: none;
    }

    h2 {
      color: ${colour.ink};
      font: ${type.major};
    }

    a,
    button {
      background: ${colour.brandInk};
      color: var(--ground);
    }

    ${from.desktop} {
      > div {
        grid-template-columns: minmax(0, 1fr) auto;
        max-width: none;
      }

      > div > * {
        grid-column: 1;
      }

      > div > ${Buttons} {
        grid-area: 1 / 2 / span 2;
        align-self: center;
      }
    }
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
