import CMS from "decap-cms-app"
import type { ComponentType } from "react"
import type { Collection } from "./collections"
import type { Entry } from "../state/openEntry"
import type { Settings } from "./settings"
import type { Translations } from "./translations"

/** Decap as this editor uses it. */
type Decap = {
  getBackend<Backend>(name: string): { init: (config: object, options: object) => Backend }
  getLocale(language: string): Translations
  registerBackend(name: string, create: (config: object, options: object) => unknown): void
  registerCustomFormat(name: string, extension: string, format: Format): void
  registerEventListener(listener: { name: string; handler: Handler }): void
  registerLocale(language: string, words: Translations): void
  registerPreviewTemplate(name: string, pane: ComponentType<{ document: Document }>): void
  registerWidget<Props>(name: string, control: ComponentType<Props>): void
  init(options: { config: Config }): void
}
/** Decap's local backend, as far as ours changes it. */
export type ProxyBackend = {
  request: (payload: Payload) => Promise<unknown>
  authComponent: () => ComponentType<{ onLogin: (who: object) => void }>
}
type Payload = { action: string; params: Record<string, unknown> }
type Format = { fromFile: (text: string) => unknown; toFile: (data: object) => string }
type Handler = (event: { entry: Entry }) => Promise<void>
type Config = Settings & {
  load_config_file: boolean
  media_folder: string
  public_folder: string
  site_url: string
  slug: { encoding: string; clean_accents: boolean }
  collections: Collection[]
}

// Its own types know neither widgets nor backends that are registered.
export const decap = CMS as unknown as Decap
