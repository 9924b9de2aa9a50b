import { useDeferredValue } from "react"
import {
  contentFormat,
  fieldWidget,
  localBackendName,
  pullRequestBackendPrefix,
  validationWidget,
  repositoryPath,
} from "../constants"
import { collections, type Collection } from "./collections"
import { LocalBackend } from "../backends/local"
import { valuesWith } from "../state/documents"
import { DecapControl } from "../form/DecapControl"
import { decap } from "./decap"
import {
  validateEntry,
  imageFinder,
  fetchSnapshot,
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

/** The preview beside the form. */
function Preview({ document }: { document: Document }) {
  const { file, value, images } = useDeferredValue(useOpenEntry())
  const snapshot = useSnapshot()
  return (
    <PreviewPane
      values={valuesWith(snapshot, file, value)}
      file={file}
      findImage={imageFinder(snapshot, images)}
      document={document}
    />
  )
}

const format = {
  fromFile: (text: string) => JSON.parse(text),
  toFile: savedText,
}

/** Runs before each save. Decap shows the error and does not save. */
async function validateBeforeSave(entry: Entry) {
  const { blocking } = await validateEntry(entry)
  if (blocking.length > 0)
    throw new Error(blocking.map(({ fieldPath, message }) => `${fieldPath}: ${message}`).join("\n"))
}

// Decap would delete at once, without review.
const withoutDeleting = (collection: Collection) => ({ ...collection, delete: false })

async function start() {
  await fetchSnapshot()
  decap.registerBackend(localBackendName, LocalBackend)
  for (const host of ["github", "gitlab"] as const)
    decap.registerBackend(pullRequestBackendPrefix + host, pullRequestBackend(host))
  decap.registerCustomFormat(contentFormat, "json", format)
  decap.registerWidget(fieldWidget, DecapControl)
  decap.registerWidget(validationWidget, ValidationPanel)
  decap.registerEventListener({
    name: "preSave",
    handler: ({ entry }) => validateBeforeSave(entry),
  })
  decap.registerEventListener({ name: "postSave", handler: fetchSnapshot })
  const usesPullRequests = editorSettings.publish_mode !== undefined
  const texts = usesPullRequests ? translations : deepMerge(translations, localTranslations)
  decap.registerLocale("en", deepMerge(decap.getLocale("en"), texts))
  for (const { name, files = [{ name }] } of collections)
    for (const template of files) decap.registerPreviewTemplate(template.name, Preview)
  decap.init({
    config: {
      ...editorSettings,
      load_config_file: false,
      media_folder: repositoryPath("images"),
      public_folder: "images",
      site_url: window.location.origin,
      slug: { encoding: "ascii", clean_accents: true },
      collections: usesPullRequests ? collections.map(withoutDeleting) : collections,
    },
  })
}

void start()
