import { Popover } from "react-aria-components"
import styled, { css } from "styled-components"
import { colour, depth, radius, size, space, type } from "./theme"

/** The popover of a menu or of a combobox. */
export const Options = styled(Popover)`
  min-width: max(var(--trigger-width, 0px), min(16rem, 90vw));
  max-width: calc(100vw - 2 * ${space.m});
  overflow: auto;
  padding: ${space.xs};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};
  box-shadow: ${depth.high};

  > * {
    outline: none;
  }
`

/** The look of an entry that can be chosen. */
export const optionStyle = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 ${space.m};
  min-height: ${size.target};
  padding: ${space.s} ${space.m};
  border-radius: ${radius.small};
  font: ${type.body};
  cursor: pointer;

  &[data-hovered],
  &[data-focused] {
    background: ${colour.hover};
  }

  &[data-selected] {
    background: ${colour.selected};
  }
`
