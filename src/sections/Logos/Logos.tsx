import { graphql } from "gatsby"
import styled from "styled-components"
import { Action } from "../../components/Action"
import { HeadedSection } from "../../components/containers/Aside"
import { colour, from, print, radius, space } from "../../theme/tokens"

export const Logos = ({ entries, ...heading }: Queries.LogosFragment) => (
  <HeadedSection {...heading} isAside={entries.length < 4}>
    <Plate $count={entries.length}>
      {entries.map(({ name, logo, to }, index) => {
        const image = <img src={logo.url} {...sizeOf(logo)} alt={name} loading="lazy" />
        return <li key={index}>{to === null ? image : <Action to={to}>{image}</Action>}</li>
      })}
    </Plate>
  </HeadedSection>
)

/** The size in pixels at which logos weigh the same: a wide one is lower, all have one area. */
function sizeOf({ width, height }: { width: number; height: number }) {
  const stretch = Math.sqrt(Math.min(Math.max(width / height, 0.5), 6))
  return { width: Math.round(96 * stretch), height: Math.round(96 / stretch) }
}

/** As few rows as possible, of about the same length. The last one is centred. */
function share(count: number, most: number) {
  const inRow = Math.ceil(count / Math.ceil(count / most))
  return `width: calc((100% - ${inRow - 1} * ${space.l}) / ${inRow});`
}

/* Light in both schemes, because most logos are drawn for paper. */
const Plate = styled.ul.attrs({ role: "list" })<{ $count: number }>`
  display: flex;
  flex-wrap: wrap;
  justify-content: center;
  gap: ${space.xl} ${space.l};
  padding: ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.large};
  background: ${colour.card};
  forced-color-adjust: none;

  @media (prefers-color-scheme: dark) {
    background: ${colour.onDeep};
  }

  ${print} {
    background: none;
  }

  > li {
    display: grid;
    flex: none;
    place-items: center;
    ${({ $count }) => share($count, 3)}

    ${from.tablet} {
      ${({ $count }) => share($count, 4)}
    }

    ${from.desktop} {
      ${({ $count }) => share($count, 6)}
    }
  }

  img {
    object-fit: contain;
  }
`

export const fragment = graphql`
  fragment Logos on Logos {
    title
    introduction {
      ...Markdown
    }
    entries {
      name
      logo {
        url
        width
        height
      }
      to
    }
  }
`
