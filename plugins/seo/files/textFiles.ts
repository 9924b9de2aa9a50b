import type { SiteData } from "../siteData"

const day = 24 * 60 * 60 * 1000 // ms

/** Half a year: each build sets the date anew, and an abandoned site stops promising an answer. */
const holds = 182 * day

/** robots.txt. A preview lets everybody in, so that they read on its pages to leave it out. */
export const robots = ({ address, isHidden }: SiteData) =>
  ["User-agent: *", "Allow: /", ...(isHidden ? [] : ["", `Sitemap: ${address}/sitemap.xml`])]
    .map((line) => `${line}\n`)
    .join("")

/** The text of security.txt (RFC 9116); undefined where content asks for none. */
export function security({ website, address }: SiteData, now: Date) {
  if (!website.security) return undefined
  const { contact, policy } = website.security
  const whole = (to: string) => (to.startsWith("/") ? address + to : to)
  const expires = new Date(Math.floor((now.getTime() + holds) / day) * day)
  return [
    `Contact: ${whole(contact)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    ...(policy ? [`Policy: ${whole(policy)}`] : []),
    `Preferred-Languages: ${website.language}`,
    `Canonical: ${address}/.well-known/security.txt`,
  ]
    .map((line) => `${line}\n`)
    .join("")
}

/** The text of llms.txt (llmstxt.org); undefined where content asks for none. */
export function llms({ website, pages, services }: SiteData) {
  if (!website.llms) return undefined
  const { introduction, pages: pagesTitle, services: servicesTitle } = website.llms
  const servicesPage = pages.find(({ name }) => name === "ServicesPage")
  const item = (title: string, url: string, text: string) =>
    `- [${line(title).replace(/[[\]\\]/g, "\\$&")}](${url}): ${line(text)}`
  const parts = [
    `# ${line(website.name)}`,
    `> ${line(website.slogan)}`,
    ...(introduction ? [introduction] : []),
    `## ${line(pagesTitle)}`,
    pages.map(({ heading, url, description }) => item(heading, url, description)).join("\n"),
    ...(services.length > 0
      ? [
          `## ${line(servicesTitle)}`,
          services
            .map(({ id, title, description }) =>
              item(title, `${servicesPage?.url}#${id}`, description),
            )
            .join("\n"),
        ]
      : []),
  ]
  return `${parts.join("\n\n")}\n`
}

const line = (text: string) => text.replace(/\s+/g, " ").trim()
