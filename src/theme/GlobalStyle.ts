import { createGlobalStyle, css } from "styled-components"
import { printStyles } from "./printStyles"
import { colour, duration, from, motion, print, size, space, type, withoutPopover } from "./tokens"

/* Letters that are high, or that join, stand neither close together nor in close lines. */
const tall = css`
  :root {
    --leading: 1.3;
  }

  * {
    letter-spacing: 0 !important;
  }
`

type Scheme = Record<string, string>

const variables = (scheme: Scheme) =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n")

/** The theme colours of both colour schemes and the base styles of HTML elements. */
export const GlobalStyle = createGlobalStyle<{ $light: Scheme; $dark: Scheme; $isTall: boolean }>`
  :root {
    color-scheme: light dark;
    ${({ $light }) => variables($light)}

    @media (prefers-color-scheme: dark) {
      ${({ $dark }) => variables($dark)}
    }
  }

  *,
  ::before,
  ::after {
    box-sizing: border-box;
  }

  html {
    /* On screens wider than 90rem everything scales, up to 150 %. */
    font-size: clamp(100%, 50% + 0.555vw, 150%);
    scroll-padding-top: calc(${size.bar} + ${space.m});
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  ${motion} {
    /* Cross-fades between documents as well. */
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(*) {
      animation-duration: ${duration.quick};
    }
  }

  ${({ $isTall }) => $isTall && tall}

  body {
    margin: 0;
    background: ${colour.paper};
    color: ${colour.muted};
    font: ${type.body};
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;

    /* Space for the links of the menu at the lower edge. */
    ${withoutPopover} {
      padding-bottom: ${size.bar};

      ${from.tablet} {
        padding-bottom: 0;
      }
    }
  }

  h1,
  h2,
  h3,
  p,
  ul,
  ol,
  dl,
  dd,
  figure,
  blockquote {
    margin: 0;
    padding: 0;
  }

  h1,
  h2,
  h3 {
    color: ${colour.ink};
    letter-spacing: -0.02em;
    text-wrap: balance;
  }

  p {
    text-wrap: pretty;
  }

  /* WebKit takes a list in a grid or a row for a mere group, unless it has the role. */
  ul {
    list-style: none;
  }

  img {
    display: block;
    max-width: 100%;
    height: auto;
  }

  a {
    color: ${colour.brandInk};
    text-underline-offset: 0.2em;
  }

  button,
  input,
  textarea {
    font: inherit;
    color: inherit;
  }

  /* Clicked before hydration: the click is queued. */
  button[aria-busy="true"] {
    cursor: progress;
    text-decoration: underline dashed;
  }

  /* Two rings, so that one of them contrasts with any background. */
  :focus-visible {
    outline: 3px solid ${colour.ink};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${colour.paper}, 0 0 0 7px ${colour.paper};
  }

  main:focus-visible {
    outline: none;
    box-shadow: none;
  }

  ${print} {
    :root {
      ${({ $light }) => variables($light)}
    }
  }
  ${printStyles}
`
