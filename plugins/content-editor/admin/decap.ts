import CMS from "decap-cms-app"
import type { ComponentType } from "react"
import type { Collection } from "./collections"
import type { Entry } from "../state/openEntry"
import type { Settings } from "./settings"
import type { Translations } from "./translations"

/** The part of Decap that this editor uses. */
type Decap = {
  getBackend<Backend>(name: string): { init: (config: object, options: object) => Backend }
  getLocale(language: string): Translations
  registerBackend(name: string, create: (config: object, options: object) => unknown): void
  registerCustomFormat(name: string, extension: string, format: Format): void
  registerEventListener(listener: { name: string; handler: Handler }): void
  registerLocale(language: string, texts: Translations): void
  registerPreviewTemplate(name: string, pane: ComponentType<{ document: Document }>): void
  registerWidget<Props>(name: string, control: ComponentType<Props>): void
  init(options: { config: Config }): void
}
/** The part of Decap's local backend that `LocalBackend` replaces. */
export type ProxyBackend = {
  request: (payload: Payload) => Promise<unknown>
  authComponent: () => ComponentType<{ onLogin: (user: object) => void }>
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

// Decap's own types lack the registration of widgets and backends.
export const decap = CMS as unknown as Decap
