import { previewScriptId, previewStylesId } from "../constants"
import { originsOf, type Settings } from "./settings"

/**
 * The Content-Security-Policy of the editor: its own files, and requests to its git host. Unsaved
 * images are blobs.
 */
export function adminCsp(settings: Settings) {
  const gitOrigins = originsOf(settings)
  const rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:"],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", ...gitOrigins],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ")
}

type Files = { script: string; styles: string }

/** The HTML of the editor. Its preview links contain the URLs for the frame in PreviewPane.tsx. */
export const adminHtml = (admin: Files, preview: Files, settings: Settings) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminCsp(settings)}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="../favicon.ico" />
    <link rel="preload" as="style" href="${preview.styles}" id="${previewStylesId}" />
    <link rel="modulepreload" href="${preview.script}" id="${previewScriptId}" />
    <link rel="stylesheet" href="${admin.styles}" />
    <script type="module" src="${admin.script}"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`
