import { icons } from "../images/favicons"
import type { SiteData } from "../siteData"

/** The web manifest: what a phone shows where the site is put on its home screen. */
export function webManifest({ website, pages: [home], colours }: SiteData, prefix: string) {
  const text = {
    name: website.name,
    short_name: website.name,
    description: home.description,
    lang: website.language,
    id: `${prefix}/`,
    start_url: `${prefix}/`,
    scope: `${prefix}/`,
    display: "browser",
    theme_color: colours.light.paper,
    background_color: colours.light.paper,
    icons: icons.map(({ file, size, purpose }) => ({
      src: `${prefix}/${file}`,
      sizes: `${size}x${size}`,
      type: "image/png",
      purpose,
    })),
  }
  return `${JSON.stringify(text)}\n`
}
