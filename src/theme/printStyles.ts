import { css } from "styled-components"
import { print } from "./tokens"

/** Print: black text on white, and the URL after each external link. */
export const printStyles = css`
  ${print} {
    :root {
      --paper: #fff;
      --mist: #fff;
      --card: #fff;
      --deep: #fff;
      --onDeep: #000;
      --mutedOnDeep: #000;
      --accentOnDeep: #000;
      --ink: #000;
      --muted: #000;
    }

    section,
    footer {
      padding-block: 1rem !important;
      background: none !important;
    }

    /* An address breaks, but does not become a column of letters beside a text. */
    body {
      overflow-wrap: break-word;
    }

    main a[href^="http"]::after {
      content: " (" attr(href) ")";
      font-size: 0.875em;
    }

    h1,
    h2,
    h3,
    img {
      break-inside: avoid;
      break-after: avoid;
    }

    /* No picture is cropped to this height. */
    main picture img {
      width: auto !important;
      max-height: 8cm;
    }

    /* The brand stands above each page; a link without its address is of no use. */
    header {
      all: revert !important;
    }

    header nav,
    header a[aria-current="page"],
    footer a {
      display: none !important;
    }
  }
`
