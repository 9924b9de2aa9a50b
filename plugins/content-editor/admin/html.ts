import { originsOf, type Settings } from "./settings"

/** The hashes of the style elements that libraries add; html.test.tsx reads them. */
export const styleHashes = [
  "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='", // of styled-components: empty
  "'sha256-38RhXrc7EdReTKsOm23ZPOCUgniTUUcjky8QOOrQx6o='", // of react-aria: no delay of a tap
  "'sha256-gYiS/BvZvRcK27JIXTuwhZ3hs2+VJ1X+2gUlE+farlg='", // of react-aria: a dialog on iOS
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

/** The HTML of the editor or of its preview. A late font would not be used (`optional`). */
export const editorHtml = (
  title: string,
  { script, styles, fonts }: Files,
  settings: Settings,
) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminCsp(settings)}" />
    <meta name="robots" content="noindex" />
    <meta name="viewport" content="width=device-width" />
    <title>${title}</title>
    <link rel="icon" href="../favicon.ico" />
    ${fonts.map((font) => `<link rel="preload" as="font" href="${font}" crossorigin />`).join("")}
    <link rel="stylesheet" href="${styles}" />
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`
