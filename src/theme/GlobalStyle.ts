import { createGlobalStyle } from "styled-components"
import { colour, duration, from, motion, print, size, space, type, withoutPopover } from "./tokens"

type Scheme = Record<string, string>

const variables = (scheme: Scheme) =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n")

/** The colours of the site in both schemes, and how bare HTML looks. */
export const GlobalStyle = createGlobalStyle<{ $light: Scheme; $dark: Scheme }>`
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
    /* On screens wider than 90rem everything grows along, up to half as large again. */
    font-size: clamp(100%, 50% + 0.555vw, 150%);
    scroll-padding-top: calc(${size.bar} + ${space.m});
    text-size-adjust: 100%;
    -webkit-text-size-adjust: 100%;
  }

  ${motion} {
    /* One page fades into the next, also where the browser and not the script loads it. */
    @view-transition {
      navigation: auto;
    }

    ::view-transition-group(*) {
      animation-duration: ${duration.quick};
    }
  }

  body {
    margin: 0;
    background: ${colour.paper};
    color: ${colour.muted};
    font: ${type.body};
    overflow-wrap: anywhere;
    -webkit-font-smoothing: antialiased;

    /* Room for the links of the menu at the end. */
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

  /* Pressed before the page's script had come: what it does is on its way. */
  button[aria-busy="true"] {
    opacity: 0.6;
    cursor: progress;
  }

  /* Two rings, so that one of them shows on any ground. */
  :focus-visible {
    outline: 3px solid ${colour.ink};
    outline-offset: 2px;
    box-shadow: 0 0 0 2px ${colour.paper}, 0 0 0 7px ${colour.paper};
  }

  main:focus-visible {
    outline: none;
    box-shadow: none;
  }

  /* On paper: ink alone, and where a link leads. */
  ${print} {
    :root {
      ${({ $light }) => variables($light)}
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

    main img {
      width: auto;
      max-height: 8cm;
    }
  }
`
