import type { SiteData } from "../data/siteData"

/** robots.txt. Previews stay crawlable, or crawlers would never see their `noindex`. */
export const robotsTxt = ({ url, isPreview }: SiteData) =>
  ["User-agent: *", "Allow: /", ...(isPreview ? [] : ["", `Sitemap: ${url}/sitemap.xml`])]
    .map((line) => `${line}\n`)
    .join("")
