import type { Difference } from "./compare"
import type { HostName } from "./servers"

/** The words of a difference, and the paths where it may be. */
type Known = [words: RegExp, paths: RegExp]

const any = /./
const unknown = /^\/(no-such|_headers|_redirects)/
const withoutSlash = /^\/[^.]*[^/.]$/
const indexFile = /\/index\.html$/
const redirected = /^\/(old-page|sale|shop\.html)/

// docs/deploying.md says each of them to people.
const ofOwnServers: Known[] = [
  // Pages carry the policy in their HTML.
  [/^content-security-policy: default-src .* → none/, /(\/|\.html)$/],
  // Browsers ignore it on files that are not pages.
  [/^cross-origin-opener-policy: none → same-origin/, any],
  [/^cross-origin-resource-policy: none → same-origin/, /^\/(404|no-such-page)\/$/],
  [/^status: 308 → 200/, indexFile],
  // A page that forwards.
  [/^status: 30[12] → 200/, redirected],
  [/^vary: /, any],
]

const ofCloudflare: Known[] = [
  [/^cache-control: .* → no-store/, unknown],
  // Redirects, which browsers keep as their status says.
  [/^cache-control: .* → none/, /[^/]$|^\/(old-page|sale)\//],
  // It compresses what is sent, by itself.
  [/^content-encoding: none → (gzip|br)/, any],
  [/^vary: Accept-Encoding → none/, any],
  // The address of a page is without .html.
  [/^status: 200 → 30[78]/, /^\/404\.html$/],
  [/^status: 308 → 200/, /^\/404$/],
]

const knownDifferences: Record<HostName, Known[]> = {
  // Files as they are, without any header of ours. Nothing is compressed.
  plain: [
    [/^(?!body|status|location|content-type|content-encoding).* → none/, any],
    [/^content-encoding: (br|gzip) → none/, any],
    [/^status: 30[28] → 301/, withoutSlash],
    [/^location: .* → \/old-page\//, redirected],
    [/^status: 308 → 200/, indexFile],
    [/^status: 30[12] → 200/, redirected],
    [/^status: 404 → 200/, /^\/_(headers|redirects)$/],
    // It has a not-found page of its own.
    [/^(body|content-type): /, unknown],
  ],
  nginx: [
    ...ofOwnServers,
    [/^status: 30[18] → 301/, withoutSlash],
    [/^status: 302 → 301/, redirected],
    [/^location: .* → (\/shop)?\/old-page\//, redirected],
    [/^cross-origin-resource-policy: same-origin → none/, /^\/no-such\.js$/],
    // The not-found page is compressed.
    [/^content-encoding: none → (gzip|br)/, unknown],
  ],
  caddy: [...ofOwnServers, [/^status: 30[12] → 308/, redirected]],
  cloudflarePages: [...ofCloudflare, [/^access-control-allow-origin: none → \*/, any]],
  cloudflareWorkers: [...ofCloudflare, [/^status: 308 → 307/, any]],
}

/** The requests whose answer differs in a way that the documentation does not name. */
export const unknownDifferences = (host: HostName, differences: Difference[]) =>
  differences.flatMap(({ words, requests }) => {
    const isKnown = (request: string) =>
      knownDifferences[host].some(
        ([known, paths]) => known.test(words) && paths.test(request.split(/[ ?]/)[0] ?? ""),
      )
    return requests.filter((one) => !isKnown(one)).map((one) => `${one} ${words}`)
  })
