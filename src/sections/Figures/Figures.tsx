import { graphql } from "gatsby"
import styled, { css } from "styled-components"
import { countLetters } from "../../components/countLetters"
import { HeadedSection } from "../../components/containers/Aside"
import { rows, type RowsProps } from "../../components/containers/Rows"
import { colour, from, space, type } from "../../theme/tokens"

export function Figures({ title, entries, source }: Queries.FiguresFragment) {
  const letters = Math.max(4, ...entries.map(({ number }) => countLetters(number)))
  const isAside = title !== null && entries.length < 4 && letters < 7
  return (
    <HeadedSection title={title} isAside={isAside}>
      <List $count={entries.length} $most={[letters > maxLetters ? 1 : 4, 4]} $letters={letters}>
        {entries.map(({ number, label }, index) => (
          <div key={index}>
            <dt>{label}</dt>
            <dd>{number}</dd>
          </div>
        ))}
      </List>
      <p>{source}</p>
    </HeadedSection>
  )
}

/** The most letters of a figure that is still readable in a quarter of a tablet. */
const maxLetters = 7

/* All figures have the same width, and so the same size of letters. */
const beside = css`
  padding-inline: ${space.l} 0;
  border-inline-start: 1px solid ${colour.line};
`

/*
 * All figures have one size, in which the longest fits into a line. They stand in one row, an even number on
 * phones in pairs.
 */
const List = styled.dl<RowsProps & { $letters: number }>`
  --letters: ${({ $letters }) => $letters};
  ${rows}
  gap: 0;
  border-bottom: 1px solid ${colour.line};

  > div {
    display: flex;
    flex-direction: column-reverse;
    justify-content: flex-end;
    gap: ${space.s};
    container-type: inline-size;
    padding: ${space.l} ${space.l} ${space.l} 0;
    border-top: 1px solid ${colour.line};
    font: ${type.page};
  }

  ${({ $count, $letters }) =>
    $count % 2 === 0 &&
    $letters <= maxLetters &&
    css`
      ${from.phone} {
        grid-template-columns: repeat(2, minmax(0, 1fr));

        > div:nth-child(even) {
          ${beside}
        }
      }
    `}

  ${({ $letters }) => ($letters > maxLetters ? from.desktop : from.tablet)} {
    > div + div {
      ${beside}
    }
  }

  dt {
    font: ${type.body};
  }

  dd {
    color: light-dark(${colour.brandInk}, ${colour.accentOnDeep});
    font-size: min(1em, calc(160cqi / var(--letters)));
  }

  && + p {
    margin-top: ${space.m};
    font: ${type.small};
  }
`

export const fragment = graphql`
  fragment Figures on Figures {
    title
    entries {
      number
      label
    }
    source
  }
`
