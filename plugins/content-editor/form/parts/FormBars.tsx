import styled from "styled-components"
import { colour, depth, from, layer, radius, size, space } from "../../components/theme"

/** Stays at the top while the form scrolls. */
export const TopBar = styled.nav`
  position: sticky;
  top: ${size.bar};
  z-index: ${layer.bar - 1};
  margin-top: calc(-1 * ${space.l});
  padding-block: ${space.s};
  background: ${colour.ground};

  ${from.desktop} {
    top: calc(2 * ${size.bar});
  }
`

/** Stays at the bottom. It is the last part of the form, so it moves no field when it appears. */
export const BottomBar = styled.div`
  position: sticky;
  bottom: 5rem;
  z-index: ${layer.bar};
  display: flex;
  justify-self: end;
  gap: ${space.s};

  > button {
    border-radius: ${radius.full};
    box-shadow: ${depth.high};
  }

  ${from.desktop} {
    bottom: ${space.l};
  }
`
