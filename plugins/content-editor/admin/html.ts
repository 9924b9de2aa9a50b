import { originsOf, type Settings } from "./settings"

/**
 * What the editor's page may load: itself, and the git host that it was built for. Decap compiles
 * its check of the configuration ('unsafe-eval') and writes style elements; pictures that are not
 * saved yet are blobs.
 */
export function adminCsp(settings: Settings) {
  const hosts = originsOf(settings)
  const pictures = hosts.length > 0 ? ["https:"] : []
  const rules = {
    "default-src": ["'none'"],
    "script-src": ["'self'", "'unsafe-eval'"],
    "style-src": ["'self'", "'unsafe-inline'"],
    "img-src": ["'self'", "blob:", "data:", ...pictures],
    "font-src": ["'self'"],
    "connect-src": ["'self'", "blob:", ...hosts],
    "base-uri": ["'none'"],
    "form-action": ["'none'"],
  }
  return Object.entries(rules)
    .map(([name, values]) => [name, ...values].join(" "))
    .join("; ")
}

type Files = { script: string; styles: string }

/** The page at /admin/. It names the files of the preview's own window, see Preview.tsx. */
export const adminHtml = (script: string, preview: Files, settings: Settings) => `<!doctype html>
<html lang="en-GB">
  <head>
    <meta charset="utf-8" />
    <meta http-equiv="Content-Security-Policy" content="${adminCsp(settings)}" />
    <meta name="viewport" content="width=device-width" />
    <meta name="robots" content="noindex" />
    <title>Editor</title>
    <link rel="icon" href="../favicon.ico" />
    <link rel="preload" as="style" href="${preview.styles}" id="preview-styles" />
    <link rel="modulepreload" href="${preview.script}" id="preview-script" />
    <style>
      /* Decap shows no focus in its lists. */
      a:focus-visible {
        outline: 3px solid #3a69c7;
        outline-offset: -3px;
      }
    </style>
    <script type="module" src="${script}"></script>
  </head>
  <body>
    <noscript>The editor needs JavaScript.</noscript>
  </body>
</html>
`
