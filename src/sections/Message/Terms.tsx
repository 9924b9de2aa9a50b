import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { colour, space } from "../../theme/tokens"

type Props = Pick<Queries.MessageFormFragment, "consent" | "notice">

/**
 * The box to tick and the notice beside Send, if content has them. Their words are values of the form, so they are sent
 * with the message. The browser asks for the tick, as for a valid e-mail.
 */
export const Terms = ({ consent, notice }: Props) => (
  <Group>
    {consent && (
      <label>
        {/* Browsers would tick it again after a reload. */}
        <input
          type="checkbox"
          name="consent"
          value={wordsOf(consent)}
          required
          autoComplete="off"
        />
        <span>{linksOf(consent)}</span>
      </label>
    )}
    {notice && (
      <div>
        <input type="hidden" name="notice" value={wordsOf(notice)} />
        {linksOf(notice)}
      </div>
    )}
  </Group>
)

const Group = styled.div`
  display: grid;
  gap: ${space.m};

  label {
    display: flex;
    gap: ${space.s};
  }

  input {
    flex: none;
    width: 1.5rem;
    height: 1.5rem;
    accent-color: ${colour.brand};
  }
`

const wordsOf = ({ spans }: Queries.LineWithLinksFragment) => spans.map(({ text }) => text).join("")

/* The model allows no other signs. */
const linksOf = ({ spans }: Queries.LineWithLinksFragment) =>
  spans.map(({ text, to }, index) =>
    to ? (
      <Action key={index} to={to}>
        {text}
      </Action>
    ) : (
      text
    ),
  )

export const fragment = graphql`
  fragment LineWithLinks on Markdown {
    spans {
      text
      to
    }
  }
`
