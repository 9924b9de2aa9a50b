import { manifestIcons } from "../images/favicons"
import type { SiteData } from "../data/siteData"

/** The web app manifest: name and icon of the site on the home screen of a phone. */
export function webManifest(site: SiteData, basePath: string) {
  const { name, language, pages, colours } = site
  const manifest = {
    name,
    short_name: name,
    description: pages[0].description,
    lang: language,
    id: `${basePath}/`,
    start_url: `${basePath}/`,
    scope: `${basePath}/`,
    display: "browser",
    theme_color: colours.light.paper,
    background_color: colours.light.paper,
    icons: manifestIcons.map(({ file, size, purpose }) => ({
      src: `${basePath}/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  }
  return `${JSON.stringify(manifest)}\n`
}
