import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../components/Action"
import { Icon } from "../components/icons/Icon"
import { colour, from, layer, size, space, type } from "../theme/tokens"

type Props = {
  /** The title of the page. */
  title: string
  items: Queries.ContactBarFragment["nodes"]
}

/** The contact items that content marks, at the lower edge of phones. */
export function ContactBar({ title, items }: Props) {
  const links = items.flatMap(({ to, bar, shown }) => (to && bar ? [{ to, shown, ...bar }] : []))
  if (links.length === 0) return null
  return (
    <Bar>
      {links.map(({ to, shown, label, icon }) => (
        <Action key={label} to={withText(to, title)} shown={shown}>
          <Icon {...icon} />
          {label}
        </Action>
      ))}
    </Bar>
  )
}

/** A link to WhatsApp with a text that the visitor may send. */
const withText = (to: string, words: string) =>
  /^https:\/\/wa\.me\/[^?]*$/.test(to) ? `${to}?text=${encodeURIComponent(words)}` : to

const Bar = styled.aside`
  position: sticky;
  z-index: ${layer.bar};
  bottom: 0;
  display: flex;
  justify-content: space-around;
  border-top: 1px solid ${colour.line};
  background: ${colour.card};

  a {
    display: flex;
    flex: 1;
    align-items: center;
    justify-content: center;
    gap: ${space.xs};
    min-height: calc(${size.target} + ${space.xs});
    color: ${colour.brandInk};
    font: ${type.label};
    text-decoration: none;
  }

  /* It never covers the button of a form. */
  main:has(form) ~ & {
    display: none;
  }

  ${from.tablet} {
    display: none;
  }
`

export const fragment = graphql`
  fragment ContactBar on ContactInfoConnection {
    nodes {
      to
      shown {
        until
      }
      bar {
        label
        icon {
          paths
        }
      }
    }
  }
`
