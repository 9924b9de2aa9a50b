import { useDeferredValue } from "react"
import { collections, type Collection } from "./collections"
import { ContentFolder } from "./contentFolder"
import { contentsWith } from "./contents"
import { Control } from "./Control"
import { decap } from "./decap"
import { look, pictureIn, readContent, savedText, useDraft, useSnapshot, type Entry } from "./draft"
import { Preview } from "./Preview"
import { Report } from "./Report"
import { reviewed } from "./reviewed"
import type { Settings } from "./settings"
import { localWords, merged, words } from "./words"

declare const editorSettings: Settings

/** The pane beside the form: the page as it will be. */
function Pane({ document }: { document: Document }) {
  const { file, value, pictures } = useDeferredValue(useDraft())
  const snapshot = useSnapshot()
  return (
    <Preview
      contents={contentsWith(snapshot, file, value)}
      file={file}
      pictureOf={pictureIn(snapshot, pictures)}
      document={document}
    />
  )
}

const format = {
  fromFile: (text: string) => JSON.parse(text),
  toFile: savedText,
}

/** The last look before an entry is saved: what the report refuses is not. */
async function refuse(entry: Entry) {
  const { refusals } = await look(entry)
  if (refusals.length > 0)
    throw new Error(refusals.map(({ place, message }) => `${place}: ${message}`).join("\n"))
}

// Decap would delete at once, past the review.
const withoutDeleting = (collection: Collection) => ({ ...collection, delete: false })

async function start() {
  await readContent()
  decap.registerBackend("content-folder", ContentFolder)
  decap.registerBackend("reviewed-github", reviewed("github"))
  decap.registerBackend("reviewed-gitlab", reviewed("gitlab"))
  decap.registerCustomFormat("content", "json", format)
  decap.registerWidget("field", Control)
  decap.registerWidget("report", Report)
  decap.registerEventListener({ name: "preSave", handler: ({ entry }) => refuse(entry) })
  decap.registerEventListener({ name: "postSave", handler: readContent })
  const isReviewed = editorSettings.publish_mode !== undefined
  const ours = isReviewed ? words : merged(words, localWords)
  decap.registerLocale("en", merged(decap.getLocale("en"), ours))
  for (const { name, files = [{ name }] } of collections)
    for (const template of files) decap.registerPreviewTemplate(template.name, Pane)
  decap.init({
    config: {
      ...editorSettings,
      load_config_file: false,
      media_folder: "content/images",
      public_folder: "images",
      site_url: window.location.origin,
      slug: { encoding: "ascii", clean_accents: true },
      collections: isReviewed ? collections.map(withoutDeleting) : collections,
    },
  })
}

void start()
