import type { SiteData } from "../siteData"

const dayMs = 24 * 60 * 60 * 1000

// Half a year. Each build renews the date, so the file of an abandoned site expires.
const validForMs = 182 * dayMs

/** The text of security.txt (RFC 9116); undefined where content has none. */
export function securityTxt({ website, url }: SiteData, now: Date) {
  if (!website.security) return undefined
  const { contact, policy } = website.security
  const absolute = (to: string) => (to.startsWith("/") ? url + to : to)
  const expires = new Date(Math.floor((now.getTime() + validForMs) / dayMs) * dayMs)
  return [
    `Contact: ${absolute(contact)}`,
    `Expires: ${expires.toISOString().replace(".000", "")}`,
    ...(policy ? [`Policy: ${absolute(policy)}`] : []),
    `Preferred-Languages: ${website.language}`,
    `Canonical: ${url}/.well-known/security.txt`,
  ]
    .map((line) => `${line}\n`)
    .join("")
}
