import { createGlobalStyle } from "styled-components"

/** The design tokens of the editor: the only place for its literal colours, sizes and durations. */
export const colour = {
  /** The background of the window, of panels on it, and of fields. */
  ground: "var(--ground)",
  panel: "var(--panel)",
  field: "var(--field)",
  /** Decorative lines, and the border of controls. */
  line: "var(--line)",
  control: "var(--control)",
  text: "var(--text)",
  muted: "var(--muted)",
  /** The main action and its text, and links. */
  accent: "var(--accent)",
  onAccent: "var(--on-accent)",
  link: "var(--link)",
  /** A pale background of what is selected or hovered. */
  hover: "var(--hover)",
  selected: "var(--selected)",
  danger: "var(--danger)",
  dangerGround: "var(--danger-ground)",
  warning: "var(--warning)",
  warningGround: "var(--warning-ground)",
  success: "var(--success)",
  successGround: "var(--success-ground)",
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

const family = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif'
const display = '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif'

export const type = {
  small: `400 0.8125rem/1.45 ${family}`,
  body: `400 0.9375rem/1.5 ${family}`,
  label: `600 0.875rem/1.4 ${family}`,
  heading: `700 1.125rem/1.3 ${display}`,
  title: `700 1.75rem/1.15 ${display}`,
}

export const radius = { small: "0.375rem", medium: "0.625rem", large: "1rem", full: "999rem" }

export const depth = {
  low: "0 1px 2px rgb(8 33 29 / 10%)",
  high: "0 2px 4px rgb(8 33 29 / 10%), 0 16px 48px rgb(8 33 29 / 22%)",
}

export const layer = { bar: 10, popover: 20, toast: 30 }
export const duration = { quick: "120ms", normal: "220ms" }

export const from = {
  tablet: "@media (min-width: 48rem)",
  desktop: "@media (min-width: 72rem)",
}
export const motion = "@media (prefers-reduced-motion: no-preference)"

const light = `
  --ground: #f4f5f1; --panel: #ffffff; --field: #ffffff; --line: #dfe3db; --control: #7d877f;
  --text: #14241f; --muted: #47554d; --accent: #0e4d43; --on-accent: #ffffff; --link: #0b5b4e;
  --hover: #eceee7; --selected: #dcebe4; --danger: #9a1529; --danger-ground: #fdecee;
  --warning: #714700; --warning-ground: #fdf3dc; --success: #0c5c3c; --success-ground: #e2f4e9;`

const dark = `
  --ground: #0f1815; --panel: #17221e; --field: #101a17; --line: #2b3a34; --control: #7c8b84;
  --text: #edf2ee; --muted: #a9b8b0; --accent: #8fdcc4; --on-accent: #06281f; --link: #8fdcc4;
  --hover: #20302a; --selected: #1f4038; --danger: #ff9aa5; --danger-ground: #3d1a20;
  --warning: #f2c46d; --warning-ground: #37290f; --success: #8fdcac; --success-ground: #14352a;`

export const GlobalStyle = createGlobalStyle`
  :root {
    color-scheme: light dark;
    accent-color: ${colour.accent};
    ${light}
    @media (prefers-color-scheme: dark) {
      ${dark}
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

  h1, h2, h3, p, ul, ol { margin: 0; padding: 0; }
  h1, h2, h3 { text-wrap: balance; }
  ul, ol { list-style: none; }
  button, input, textarea, select { font: inherit; color: inherit; }
  h1:focus { outline: none; }
  a { color: ${colour.link}; text-underline-offset: 0.2em; }

  :focus-visible,
  [data-focus-visible] {
    outline: 3px solid ${colour.link};
    outline-offset: 2px;
  }
`
