import styled, { css } from "styled-components"
import { from, space } from "../../theme/tokens"

export type RowsProps = {
  /** The number of entries. */
  $count: number
  /** The most entries in a row of a tablet and of a desktop screen. */
  $most?: readonly [tablet: number, desktop: number]
}

/** As few rows as possible, all full: two lengths that differ by one, the shorter rows first. */
const fullRows = (count: number, most: number) => {
  const rows = Math.ceil(count / most) || 1
  const inRow = Math.floor(count / rows)
  const inShorterRows = (rows - (count % rows)) * inRow
  return css`
    grid-template-columns: repeat(${inRow * (inRow + 1)}, minmax(0, 1fr));

    > * {
      grid-column: span ${inRow};
    }

    > :nth-child(-n + ${inShorterRows}) {
      grid-column: span ${inRow + 1};
    }
  `
}

/** Puts the children into rows without a gap at the end; below each other on small screens. */
export const rows = css<RowsProps>`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};

  ${({ $count, $most: [onTablet, onDesktop] = [3, 4] }) => css`
    ${from.tablet} {
      ${fullRows($count, onTablet)}
    }

    ${from.desktop} {
      ${fullRows($count, onDesktop)}
    }
  `}
`

/** A list of entries in full rows. */
export const Rows = styled.ul.attrs({ role: "list" })<RowsProps>`
  ${rows}
`
