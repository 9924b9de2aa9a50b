import { build } from "esbuild"
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  writeFileSync,
} from "node:fs"
import { basename, join, resolve } from "node:path"
import { cacheFolder } from "../../../content-model/lib/constants"
import { checkSvg } from "../../../content-model/fields/picture/checkSvg"
import type { Build } from "../../backends/git/reader"
import { contentFolder, previewPath, snapshotPath } from "../../lib/constants"
import { publicPart } from "../../drafts/values/publicPart"
import { blobId } from "../git/git"
import { readSnapshot } from "../readSnapshot"
import { smallPicture } from "../server/images"
import { text } from "../../ui/words/words"
import { editorHtml, type AdminPage } from "./html"
import type { Settings } from "../../backends/git/settings"

// esbuild resolves these paths from the project's root; an import would run them here.
const pages: Record<string, AdminPage | undefined> = {
  "plugins/content-editor/app/main.tsx": {
    title: "Editor",
    path: "index.html",
    loading: text("app.loading"),
  },
  "plugins/content-editor/preview/frame.tsx": { title: "Preview", path: previewPath },
}

/** The fonts in which the site shows the editor, if it has its own. */
const fontsFile = "src/theme/editorFonts.css"

/** words.json is in the bundle. The words of another language, words.<tag>.json, are beside it. */
const wordsFolder = "plugins/content-editor/ui/words"

// Of ordinary letters.
const mainFonts = /^(display|text)-\w+\.woff2$/

/** Writes the HTML of the editor and of its preview, scripts and styles into a folder. */
export async function bundleEditor(folder: string, settings: Settings) {
  const words = readdirSync(wordsFolder).filter((file) => /^words\..+\.json$/.test(file))
  const { metafile } = await build({
    entryPoints: Object.keys(pages),
    bundle: true,
    inject: ["plugins/content-editor/app/zodConfig.ts"],
    minify: true,
    splitting: true,
    format: "esm",
    target: "es2022",
    jsx: "automatic",
    alias: {
      gatsby: resolve("plugins/content-editor/preview/data/gatsby.tsx"),
      "site:model": resolve("src/model/index.ts"),
      "site:preview": resolve("src/preview.ts"),
      "site:fonts.css": existsSync(fontsFile) ? resolve(fontsFile) : "data:text/css,",
    },
    loader: { ".woff2": "file", ".wasm": "file" },
    metafile: true,
    logLevel: "error",
    outdir: folder,
    entryNames: "[name]-[hash]",
    define: {
      "process.env.NODE_ENV": '"production"',
      // Texts: esbuild would import an object into each module.
      editorSettings: JSON.stringify(JSON.stringify(settings)),
      editorLanguages: JSON.stringify(words.map((file) => file.split(".")[1]).join(" ")),
    },
  })
  for (const file of words) copyFileSync(join(wordsFolder, file), join(folder, file))
  const outputs = Object.entries(metafile.outputs)
  const fonts = outputs.map(([file]) => basename(file)).filter((file) => mainFonts.test(file))
  for (const [file, { entryPoint, cssBundle = "" }] of outputs) {
    const files = { script: basename(file), styles: basename(cssBundle), fonts }
    const page = entryPoint && pages[entryPoint]
    if (page) writeFileSync(join(folder, page.path), editorHtml(page, files, settings))
  }
}

/** Writes what the site shows of the content, and its images, into the folder of the editor. */
export async function writeSnapshot(folder: string) {
  mkdirSync(join(folder, cacheFolder), { recursive: true })
  const isSvg = (image: string) => image.endsWith(".svg")
  const urlOf = (image: string) => (isSvg(image) ? image : image.replace(/\.\w+$/, ".webp"))
  const snapshot = publicPart(await readSnapshot(contentFolder, urlOf))
  // They tell the published editor which files it need not fetch.
  const idOf = (file: string) => blobId(readFileSync(join(contentFolder, file)))
  const blobs = snapshot.listing.files.map((file) => [file, idOf(file)])
  const contents: Build = { ...snapshot, blobs: Object.fromEntries(blobs) }
  writeFileSync(join(folder, snapshotPath), JSON.stringify(contents))
  for (const [image, { url, width }] of Object.entries(snapshot.images)) {
    if (width === 0) continue // no picture
    const source = join(contentFolder, image)
    if (isSvg(image)) {
      // What no content names may have faults.
      if (!checkSvg(readFileSync(source))) copyFileSync(source, join(folder, url))
    } else await smallPicture(source).toFile(join(folder, url))
  }
}
