import { useDeferredValue } from "react"
import { collections, type Collection } from "./collections"
import { LocalBackend } from "../backends/local"
import { contentsWith } from "../state/documents"
import { DecapControl } from "../form/DecapControl"
import { decap } from "./decap"
import {
  validateEntry,
  pictureIn,
  readContent,
  savedText,
  useOpenEntry,
  useSnapshot,
  type Entry,
} from "../state/openEntry"
import { PreviewPane } from "../preview/PreviewPane"
import { ValidationPanel } from "../form/ValidationPanel"
import { pullRequestBackend } from "../backends/pullRequest"
import type { Settings } from "./settings"
import { localTranslations, deepMerge, translations } from "./translations"

declare const editorSettings: Settings

/** The pane beside the form: the page as it will be. */
function Preview({ document }: { document: Document }) {
  const { file, value, pictures } = useDeferredValue(useOpenEntry())
  const snapshot = useSnapshot()
  return (
    <PreviewPane
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
async function validateBeforeSave(entry: Entry) {
  const { blocking } = await validateEntry(entry)
  if (blocking.length > 0)
    throw new Error(blocking.map(({ place, message }) => `${place}: ${message}`).join("\n"))
}

// Decap would delete at once, past the review.
const withoutDeleting = (collection: Collection) => ({ ...collection, delete: false })

async function start() {
  await readContent()
  decap.registerBackend("content-folder", LocalBackend)
  decap.registerBackend("reviewed-github", pullRequestBackend("github"))
  decap.registerBackend("reviewed-gitlab", pullRequestBackend("gitlab"))
  decap.registerCustomFormat("content", "json", format)
  decap.registerWidget("field", DecapControl)
  decap.registerWidget("report", ValidationPanel)
  decap.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => validateBeforeSave(entry),
  })
  decap.registerEventListener({ name: "postSave", handler: readContent })
  const isReviewed = editorSettings.publish_mode !== undefined
  const ours = isReviewed ? translations : deepMerge(translations, localTranslations)
  decap.registerLocale("en", deepMerge(decap.getLocale("en"), ours))
  for (const { name, files = [{ name }] } of collections)
    for (const template of files) decap.registerPreviewTemplate(template.name, Preview)
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
