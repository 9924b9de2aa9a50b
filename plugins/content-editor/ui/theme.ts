import { createGlobalStyle } from "styled-components"

/** The design tokens of the editor, each colour in light and in dark. Others spell no literal value. */
export const colour = {
  /** The background of the window, of panels on it, and of fields. */
  ground: "light-dark(#f4f5f1, #0f1815)",
  panel: "light-dark(#ffffff, #17221e)",
  field: "light-dark(#ffffff, #101a17)",
  /** Decorative lines, and the border of controls. */
  line: "light-dark(#dfe3db, #2b3a34)",
  control: "light-dark(#7d877f, #7c8b84)",
  text: "light-dark(#14241f, #edf2ee)",
  muted: "light-dark(#47554d, #a9b8b0)",
  /** The main action and its text, and links. */
  accent: "light-dark(#0e4d43, #8fdcc4)",
  onAccent: "light-dark(#ffffff, #06281f)",
  link: "light-dark(#0b5b4e, #8fdcc4)",
  /** A pale background of what is selected or hovered. */
  hover: "light-dark(#eceee7, #20302a)",
  selected: "light-dark(#dcebe4, #1f4038)",
  danger: "light-dark(#9a1529, #ff9aa5)",
  dangerGround: "light-dark(#fdecee, #3d1a20)",
  warning: "light-dark(#714700, #f2c46d)",
  warningGround: "light-dark(#fdf3dc, #37290f)",
  success: "light-dark(#0c5c3c, #8fdcac)",
  successGround: "light-dark(#e2f4e9, #14352a)",
}

export const space = {
  xs: "0.25rem",
  s: "0.5rem",
  m: "0.75rem",
  l: "1rem",
  xl: "1.5rem",
  xxl: "2.5rem",
}

export const size = {
  /** The minimum height of a control, and that of the bar at the top. */
  target: "2.75rem",
  bar: "3.5rem",
}

// A site may set these variables in its editorFonts.css.
const family = "var(--text-font, system-ui), system-ui, sans-serif"
const display = "var(--display-font, system-ui), system-ui, sans-serif"

export const type = {
  small: `400 0.8125rem/1.45 ${family}`,
  // Below 16 px, an iPhone zooms into a field that gets the focus.
  body: `400 1rem/1.5 ${family}`,
  label: `600 0.875rem/1.4 ${family}`,
  heading: `700 1.125rem/1.3 ${display}`,
  title: `700 1.75rem/1.15 ${display}`,
}

export const radius = { small: "0.375rem", medium: "0.625rem", large: "1rem", full: "999rem" }

export const depth = { high: "0 2px 4px rgb(8 33 29 / 10%), 0 16px 48px rgb(8 33 29 / 22%)" }

export const layer = { bar: 10, toast: 15 }

export const from = { desktop: "@media (width >= 72rem)" }
export const below = { tablet: "@media (width < 48rem)", desktop: "@media (width < 72rem)" }

export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    accent-color: ${colour.accent};
    /* The focus never comes to lie under a bar. */
    scroll-padding-block: 8rem calc(${size.bar} + ${space.s});

    ${from.desktop} {
      scroll-padding-top: calc(3 * ${size.bar} + ${space.l});
    }
  }

  *, ::before, ::after { box-sizing: border-box; }

  body {
    margin: 0;
    background: ${colour.ground};
    color: ${colour.text};
    font: ${type.body};
    overflow-wrap: anywhere;
  }

  h1, h2, h3, p, ul, ol, fieldset, legend { margin: 0; padding: 0; }
  fieldset { min-width: 0; border: 0; }
  [type="checkbox"], [type="radio"] { flex: none; width: 1.25rem; height: 1.25rem; margin: 0; }
  label:has(> [type="checkbox"]) { min-height: ${size.target}; }
  h1 { font: ${type.title}; }
  h2, h3 { font: ${type.heading}; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; }
  h1:focus { outline: none; }
  mark { background: ${colour.warningGround}; color: ${colour.warning}; font-weight: 700; }
  a { color: ${colour.link}; text-underline-offset: 0.2em; }

  :focus-visible,
  [data-focus-visible] {
    outline: 3px solid ${colour.link};
    outline-offset: 2px;
  }
`
