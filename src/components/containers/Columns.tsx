import styled from "styled-components"
import { from, size, space } from "../../theme/tokens"

/** Two columns, the first one wider; one column on small screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space.l};
  width: min(100% - 2 * ${space.gutter}, ${size.content});
  margin: 0 auto ${space.band};

  ${from.desktop} {
    grid-template-columns: minmax(0, 7fr) minmax(0, 5fr);
  }
`
