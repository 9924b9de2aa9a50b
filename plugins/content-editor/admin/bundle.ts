import { build, type BuildOptions } from "esbuild"
import { cpSync, mkdirSync, writeFileSync } from "node:fs"
import { basename, join, resolve } from "node:path"
import sharp from "sharp"
import { cacheFolder } from "../../content-model/constants"
import { adminHtml } from "./html"
import type { Settings } from "./settings"
import { readSnapshot } from "../state/snapshot"

const entries = {
  editor: "plugins/content-editor/admin/main.tsx",
  preview: "plugins/content-editor/preview/frame.tsx",
}

const options: BuildOptions = {
  entryPoints: Object.values(entries),
  bundle: true,
  minify: true,
  splitting: true,
  format: "esm",
  target: "es2022",
  jsx: "automatic",
  alias: { gatsby: resolve("plugins/content-editor/preview/gatsby.tsx") },
  loader: { ".woff2": "file", ".wasm": "file" },
  metafile: true,
  logLevel: "error",
}

/** Writes the editor's page, script and styles into a folder. */
export async function bundleEditor(folder: string, settings: Settings) {
  const { metafile } = await build({
    ...options,
    outdir: folder,
    entryNames: "[name]-[hash]",
    define: {
      "process.env.NODE_ENV": '"production"',
      editorSettings: JSON.stringify(settings),
    },
  })
  const outputs = Object.entries(metafile?.outputs ?? {})
  const filesOf = (entry: string) => {
    const [script = "", output] = outputs.find(([, { entryPoint }]) => entryPoint === entry) ?? []
    return { script: basename(script), styles: basename(output?.cssBundle ?? "") }
  }
  const html = adminHtml(filesOf(entries.editor).script, filesOf(entries.preview), settings)
  writeFileSync(join(folder, "index.html"), html)
}

const widest = 1200 // px, as wide as a preview shows a picture

/** Writes what the editor of a published site knows of the content: the state that was built. */
export async function writeContent(folder: string) {
  mkdirSync(join(folder, cacheFolder), { recursive: true })
  const urlOf = (picture: string) =>
    picture.endsWith(".svg") ? picture : picture.replace(/\.\w+$/, ".webp")
  const snapshot = await readSnapshot("content", urlOf)
  writeFileSync(join(folder, "content.json"), JSON.stringify(snapshot))
  for (const [picture, { url }] of Object.entries(snapshot.pictures)) {
    const source = join("content", picture)
    if (url === picture) cpSync(source, join(folder, url))
    else
      await sharp(source)
        .resize({ width: widest, withoutEnlargement: true })
        .webp()
        .toFile(join(folder, url))
  }
}
