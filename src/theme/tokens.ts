/**
 * The design tokens: the only place for literal spaces, sizes, durations and shadows. Colours come
 * from the palette in content/site.json; plugins/content-model/colours/themeColours.ts derives them.
 */
export const colour = {
  /** The background of the page. */
  paper: "var(--paper)",
  /** The background of alternate sections. */
  mist: "var(--mist)",
  /** The background of cards, forms and notifications. */
  card: "var(--card)",
  /** Decorative lines. */
  line: "var(--line)",
  /** The border of form controls. */
  control: "var(--control)",
  /** Headings and emphasised text on paper, mist and card. */
  ink: "var(--ink)",
  /** Body text on paper, mist and card. */
  muted: "var(--muted)",
  /** A primary button and its text. */
  brand: "var(--brand)",
  onBrand: "var(--onBrand)",
  /** Links on paper, mist and card. */
  brandInk: "var(--brandInk)",
  /** Accents and the accent button with its text. */
  accent: "var(--accent)",
  onAccent: "var(--onAccent)",
  /** Dark sections, and text, muted text and links on them. */
  deep: "var(--deep)",
  onDeep: "var(--onDeep)",
  mutedOnDeep: "var(--mutedOnDeep)",
  accentOnDeep: "var(--accentOnDeep)",
  /** Errors on paper, mist and card. */
  danger: "var(--danger)",
}

/** The colours of the surrounding item; `itemColour` sets them. */
export const item = {
  /** A fill of the item's colour and the content on it. */
  fill: "var(--tint-fill)",
  onFill: "var(--tint-on-fill)",
  /** Text of the item's colour on its wash and on paper. */
  ink: "var(--tint-ink)",
  /** A pale background of the item's colour. */
  wash: "var(--tint-wash)",
}

export const space = {
  // Limited by the viewport, so that very large text fits on small screens.
  xs: "min(0.5rem, 2.5vw)",
  s: "min(0.75rem, 4vw)",
  m: "min(1rem, 5vw)",
  /** Between the entries of a section. */
  l: "min(1.5rem, 7vw)",
  /** Between the heading of a section and its content. */
  xl: "clamp(min(2rem, 9vw), 1.4rem + 2.5vw, min(3.5rem, 12vw))",
  /** Above and below the content of a section. */
  band: "clamp(4rem, 2.5rem + 6vw, 8rem)",
  /** The same of a section with little in it. */
  lightBand: "clamp(3rem, 2rem + 3vw, 5rem)",
  /** Between the content and the edge of the screen. */
  gutter: "clamp(min(1.25rem, 6vw), 0.4rem + 3.8vw, min(4rem, 8vw))",
}

export const size = {
  /** The maximum width of content. */
  content: "80rem",
  /** The maximum width of a paragraph. */
  measure: "38rem",
  bar: "4.5rem",
  /** The minimum size of a touch target. */
  target: "2.75rem",
}

const text = '"Instrument Sans", "Instrument Sans Fallback", system-ui, sans-serif'
const display = '"Bricolage Grotesque", "Bricolage Grotesque Fallback", system-ui, sans-serif'

/** Values for the CSS property `font`. Scripts with signs above and below their letters set `--leading`. */
export const type = {
  small: `400 0.9375rem/1.5 ${text}`,
  body: `400 clamp(1.0625rem, 1rem + 0.25vw, 1.1875rem)/1.6 ${text}`,
  label: `600 1rem/1.4 ${text}`,
  lead: `400 clamp(1.1875rem, 1.05rem + 0.6vw, 1.5rem)/1.5 ${text}`,
  minor: `700 clamp(1.375rem, 1.25rem + 0.55vw, 1.75rem)/var(--leading, 1.2) ${display}`,
  // Limited by the viewport, so that a word of twelve letters fits into a line of very large text.
  major: `700 min(12vw, clamp(2rem, 1.5rem + 2.2vw, 3.5rem))/var(--leading, 1.08) ${display}`,
  page: `700 min(14vw, clamp(2.75rem, 1.6rem + 5vw, 5.5rem))/var(--leading, 1) ${display}`,
  slogan: `700 min(16vw, clamp(3.5rem, 1.1rem + 9.5vw, 8.5rem))/var(--leading, 0.9) ${display}`,
}

export const radius = {
  small: "0.5rem",
  large: "1.75rem",
  /** The frame of a picture: an arched doorway. */
  doorway: "50vmax 50vmax 1.75rem 1.75rem",
  /** Fully rounded ends. */
  full: "999rem",
}

export const depth = {
  low: "0 1px 2px rgb(8 33 29 / 8%), 0 4px 16px rgb(8 33 29 / 6%)",
  high: "0 2px 4px rgb(8 33 29 / 10%), 0 16px 48px rgb(8 33 29 / 18%)",
}

export const layer = { bar: 10, notification: 20, skip: 30 }

export const duration = { quick: "150ms", normal: "300ms", slow: "900ms" }

/** Ease-out. */
export const easing = "cubic-bezier(0.2, 0.7, 0.2, 1)"

/** Media queries, small screens first. */
export const from = {
  /** A phone that is not very narrow, with ordinary letters. */
  phone: "@media (min-width: 20rem) and (max-width: 47.99rem)",
  /** And paper. */
  tablet: "@media (min-width: 48rem), print",
  /** Not on paper: WebKit lays that out as wide as the window. */
  desktop: "@media screen and (min-width: 64rem)",
  /** As wide as the content and its margins. */
  wide: "@media screen and (min-width: 90rem)",
  /** Also a phone that is held sideways, on which a picture above a text fills the screen. */
  halves:
    "@media screen and (min-width: 64rem), screen and (min-width: 48rem) and (orientation: landscape)",
}

/** Browsers without the Popover API (before 2023 to 2024), which always show a popover. */
export const withoutPopover = "@supports not selector(:popover-open)"

/** Forced colours: the system's palette replaces the site's colours and backgrounds. */
export const forcedColours = "@media (forced-colors: active)"

/** Print. */
export const print = "@media print"

/** Motion, unless the visitor prefers less. */
export const motion = "@media (prefers-reduced-motion: no-preference)"
