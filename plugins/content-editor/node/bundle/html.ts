import { messageLanguage } from "../../../content-model/lib/constants"
import { createHash } from "node:crypto"
import { colour, space, type } from "../../ui/theme"
import { appId } from "../../lib/constants"
import { originsOf, type Settings } from "../../backends/git/settings"

/** How the word looks that stands in the page until its script has come. `GlobalStyle` outdoes it. */
const loadingStyle = [
  `body { margin: 0; background: ${colour.ground}; color: ${colour.text}; font: ${type.body} }`,
  `:root { color-scheme: light dark } p { margin: ${space.xl} }`,
  `@media (scripting: none) { #${appId} { display: none } }`,
].join(" ")

/** The hashes of the style elements that libraries add, which html.test.tsx reads, and of `loadingStyle`. */
const styleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", // of styled-components: empty
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", // of react-aria: no delay of a tap
  `'sha256-${createHash("sha256").update(loadingStyle).digest("base64")}'`,
]

/**
 * The Content-Security-Policy of the editor and its preview: their own files, and requests to the git
 * host. Unsaved images are blobs.
 */
export function adminCsp(settings: Settings) {
  return [
    "default-src 'none'",
    "script-src 'self'",
    ["style-src 'self'", ...styleHashes].join(" "),
    "img-src 'self' blob: data:",
    "font-src 'self'",
    "frame-src 'self'",
    ["connect-src 'self' blob:", ...originsOf(settings)].join(" "),
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
    "trusted-types 'none'",
  ].join("; ")
}

type Files = { script: string; styles: string; fonts: string[] }

/** `loading` is the word that stands in the page until its script has come. */
export type AdminPage = { title: string; path: string; loading?: string }

/**
 * The HTML of the editor or of its preview. A late font would not be used (`optional`). The styles come
 * after the word, which would wait for them on a slow line.
 */
export const editorHtml = (
  { title, loading }: AdminPage,
  { script, styles, fonts }: Files,
  settings: Settings,
) => `<!doctype html>
<html lang="${messageLanguage}">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminCsp(settings)}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width, interactive-widget=resizes-content" />
    <title>${title}</title>
    <link rel="icon" href="../favicon.ico" />
    ${fonts.map((font) => `<link rel="preload" as="font" href="${font}" crossorigin />`).join("")}
    ${loading ? `<style>${loadingStyle}</style>` : ""}
    <script type="module" src="${script}"></script>
  </head>
  <body>
    ${loading ? `<div id="${appId}"><main><p>${loading}</p></main></div>` : ""}
    <noscript>The editor needs JavaScript.</noscript>
    <link rel="stylesheet" href="${styles}" />
  </body>
</html>
`
