import type { SiteData } from "../siteData"

/** The text of llms.txt (llmstxt.org); undefined where content has none. */
export function llmsTxt({ website, pages, services }: SiteData) {
  if (!website.llms) return undefined
  const { introduction, pages: pagesTitle, services: servicesTitle } = website.llms
  const servicesPage = pages.find(({ type }) => type === "ServicesPage")
  const item = (title: string, url: string, text: string) =>
    `- [${oneLine(title).replace(/[[\]\\]/g, "\\$&")}](${url}): ${oneLine(text)}`
  const servicesList = services.map(({ id, title, description }) =>
    item(title, `${servicesPage?.url}#${id}`, description),
  )
  const parts = [
    `# ${oneLine(website.name)}`,
    `> ${oneLine(website.slogan)}`,
    ...(introduction ? [introduction] : []),
    `## ${oneLine(pagesTitle)}`,
    pages
      .filter(({ isInSearch }) => isInSearch)
      .map(({ heading, url, description }) => item(heading, url, description))
      .join("\n"),
    ...(services.length > 0 ? [`## ${oneLine(servicesTitle)}`, servicesList.join("\n")] : []),
  ]
  return `${parts.join("\n\n")}\n`
}

const oneLine = (text: string) => text.replace(/\s+/g, " ").trim()
