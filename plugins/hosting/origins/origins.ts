import { directives, kinds, type Kind, type Reference } from "./references"

/**
 * The origins that the site's code uses, such as `https://maps.example.com` or `https://*.example.com`; also `'self'`,
 * `data:`, `blob:`, and the hashes of inline scripts.
 */
export type Origins = Partial<Record<Kind, string[]>>

const pattern = /^(?:https:\/\/(?:\*\.)?[\w.-]+(?::\d+)?|'self'|data:|blob:|'sha256-[\w+/]{43}=')$/

function matches(allowed: string, source: string) {
  if (allowed.startsWith("https://*")) return source.endsWith(allowed.slice("https://*".length))
  // That of a delivery network has a path.
  return allowed === source || (URL.canParse(allowed) && new URL(allowed).origin === source)
}

const isIn = (references: Reference[], kind: Kind) => (allowed: string) =>
  references.some((one) => one.kind === kind && matches(allowed, one.source))

/** What the policy of a page adds, by kind. */
export type Used = Record<string, string[]>

/**
 * What each page uses of the named origins, from the references of each page. What no page refers to is loaded by scripts:
 * it stands with the named scripts, or on all pages if no page refers to one.
 * @throws {Error} that names the first entry which is no origin.
 */
export function usedOrigins(pages: Reference[][], named: Origins = {}): Used[] {
  for (const source of Object.values(named).flat())
    if (!pattern.test(source))
      throw new Error(
        `gatsby-config.ts, option "origins" of "hosting": "${source}" is no origin. Write it as https://www.example.com, without a path.`,
      )
  const all = pages.flat()
  const hasNamed = (references: Reference[], kind: "script" | "style") =>
    named[kind]?.some(isIn(references, kind)) ?? false
  const isScriptShown = hasNamed(all, "script")
  return pages.map((references) => {
    const hasScript = !isScriptShown || hasNamed(references, "script")
    const hasStyle = hasNamed(references, "style")
    const usedOf = (kind: Kind) => {
      const [isHere, isShown] = [references, all].map((some) => isIn(some, kind))
      const isLoaded = kind === "font" && named.style ? hasStyle : hasScript
      return (named[kind] ?? []).filter((one) => isHere(one) || (isLoaded && !isShown(one)))
    }
    const used = Object.fromEntries(kinds.map((kind) => [kind, usedOf(kind)]))
    for (const { kind, source, html } of references)
      // Content names what a press loads. A script of the site's own is not one of the build.
      if (html.startsWith("<a ") || (kind === "script" && source === "'self'"))
        used[kind].push(source)
    return used
  })
}

/** That a policy blocks something, and what to do. */
export const describeBlocked = (kind: Kind, source: string) =>
  `uses ${source} (${kind}), which the page's policy blocks. To allow it, write in gatsby-config.ts, at "site" of "hosting": origins: { ${kind}: ["${source}"] }. See docs/services.md.`

/** What a policy blocks of the references of a page, in words. */
export const findBlocked = (references: Reference[], csp: string) =>
  references.flatMap(({ kind, source, html }) => {
    const place = html.slice(0, 160)
    if (kind === "frame" && source === "'self'")
      return `${place} is a frame of this site, which no page shows: see headerRules.ts. Link to it.`
    const [, sources = ""] = new RegExp(`${directives.get(kind)} ([^;]*)`).exec(csp) ?? []
    const isAllowed = sources.split(" ").some((allowed) => matches(allowed, source))
    return isAllowed ? [] : `${place} ${describeBlocked(kind, source)}`
  })

/**
 * The script of each page by which links to pages that may use more load a new document: a policy is that of the
 * document, and the router shows other pages in the same one. Empty if none need it.
 */
export function linkToNewDocuments(used: Used[], basePath: string, paths: string[]) {
  const permissions = used.map((ofPage) =>
    kinds.flatMap((kind) => ofPage[kind].map((source) => `${kind} ${source}`)),
  )
  return permissions.map((own) => {
    const further = paths.filter((_, index) => permissions[index].some((one) => !own.includes(one)))
    if (further.length === 0) return ""
    // The router does not hear of the press, so the browser follows the link.
    return `<script>addEventListener("click",event=>{${JSON.stringify(further.map((path) => encodeURI(basePath + path)))}.includes(event.target.closest("a")?.pathname)&&event.stopPropagation()},true)</script>`
  })
}
