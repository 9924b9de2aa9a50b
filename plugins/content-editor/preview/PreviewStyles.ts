import { createGlobalStyle } from "styled-components"
import { colour } from "site:preview"

/** Marks elements of the page. Their values are empty. */
export const hoveredAttribute = "data-editor-hovered"
export const focusedAttribute = "data-editor-focused"

/** Shows what can be clicked, and the field in focus. Moves nothing, and covers no words beside it. */
export const PreviewStyles = createGlobalStyle`
  :where(:root:hover) [${hoveredAttribute}], [${focusedAttribute}] {
    outline: 2px dashed ${colour.ink};
    outline-offset: 1px;
    box-shadow: 0 0 0 4px ${colour.paper};
  }

  [${focusedAttribute}], [contenteditable] {
    outline: 2px solid ${colour.brandInk};
  }

  [${hoveredAttribute}] {
    cursor: pointer;
  }

  /* Words within a longer text. */
  :is(span, strong, em, p > a)[${focusedAttribute}] {
    outline: none;
    background: color-mix(in srgb, ${colour.brandInk} 14%, transparent);
    box-shadow: none;
  }

  /* The edge of a picture may be clipped. */
  :where(:root:hover) img[${hoveredAttribute}], img[${focusedAttribute}] {
    outline-color: ${colour.accent};
    outline-offset: -6px;
    box-shadow: none;
  }

  [contenteditable] {
    cursor: text;
    /* Keeps two spaces in a row from becoming no-break spaces. */
    white-space: pre-wrap;
    /* Above the link that covers a card. */
    position: relative;
    z-index: 1;
  }
`
