import styled, { createGlobalStyle } from "styled-components"

type Scheme = Record<string, string>

const variables = (scheme: Scheme) =>
  Object.entries(scheme)
    .map(([name, value]) => `--${name}: ${value};`)
    .join("\n")

export const space = { s: "0.75rem", m: "1.25rem", l: "2.5rem", band: "clamp(3rem, 8vw, 7rem)" }

const serif =
  '"Iowan Old Style", "Palatino Linotype", Palatino, P052, "URW Palladio L", Georgia, serif'

/** Values for the CSS property `font`: fonts of the visitor's system alone. */
export const type = {
  small: `400 1rem/1.5 ${serif}`,
  body: `400 clamp(1.125rem, 1rem + 0.4vw, 1.3125rem)/1.6 ${serif}`,
  label: `700 1.125rem/1.3 ${serif}`,
  title: `700 clamp(1.75rem, 1.3rem + 2vw, 3rem)/1.1 ${serif}`,
  page: `700 clamp(2.75rem, 1.5rem + 5.5vw, 6rem)/0.98 ${serif}`,
}

export const wide = "@media (min-width: 56rem)"

/** The colours of both schemes, which the engine derives from the palette, and the base styles. */
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
    margin: 0;
    padding: 0;
  }

  html {
    scroll-padding-top: ${space.m};
  }

  body {
    background: var(--paper);
    color: var(--muted);
    font: ${type.body};
    overflow-wrap: break-word;
  }

  h1,
  h2,
  h3 {
    color: var(--ink);
    letter-spacing: -0.015em;
    text-wrap: balance;
    hyphens: auto;
  }

  ul,
  ol {
    list-style: none;
  }

  a {
    color: var(--brandInk);
    text-underline-offset: 0.2em;
  }

  :focus-visible {
    outline: 3px solid currentcolor;
    outline-offset: 3px;
  }
`

/** As wide as the text of the site. */
export const Band = styled.section`
  display: grid;
  gap: ${space.l};
  width: min(100% - 2 * ${space.m}, 76rem);
  margin-inline: auto;
  padding-block: ${space.band};
`

/** On wide screens, what names the content is beside it. */
export const Columns = styled(Band)`
  ${wide} {
    grid-template-columns: 1fr 2fr;
  }
`

export const Heading = styled.div`
  display: grid;
  align-content: start;
  gap: ${space.s};
  max-width: 46rem;

  h1 {
    font: ${type.page};
  }

  h2 {
    font: ${type.title};
  }
`
