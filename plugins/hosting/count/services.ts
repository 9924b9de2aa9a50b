/** Something to count: a visit, or an event with a name. */
export type Count = {
  /** The path of the page, without the path prefix. */
  path: string
  /** The name of an event; a visit has none. */
  event?: string
  /** The `utm_` parameters of the address, without "?". */
  campaign: string
  /** The address of the other site that led here; empty if none did. */
  referrer: string
}

/** What a page passes to its counting script. */
export type CountSettings = {
  /** The address of the service, without a slash at its end. */
  address: string
  /** The name of the site at the service. */
  site: string
  /** The origin of the published site. Other copies of it count nothing. */
  origin: string
  /** The prefix of the addresses of pages; empty at the root of a host. */
  basePath: string
}

/** Returns the address and the options of a request that counts. */
export type Send = (count: Count, settings: CountSettings) => [address: string, init?: RequestInit]

const urlOf = ({ path, campaign }: Count, { origin }: CountSettings) =>
  origin + path + (campaign && `?${campaign}`)

// Each service is a function of its own, so that the script contains one.

/** goatcounter, handlers/count.go and hit.go, read on 24 November 2026. */
export const goatcounter: Send = ({ path, event, campaign: q, referrer: r }, { address }) => {
  const query = new URLSearchParams(event ? { p: event, e: "true", q, r } : { p: path, q, r })
  return [`${address}/count?${query}`]
}

/** plausible.io/docs/events-api. As plain text the request needs no preflight. */
export const plausible: Send = (count, settings) => {
  const { event = "pageview", referrer } = count
  const body = { n: event, u: urlOf(count, settings), d: settings.site, r: referrer }
  return [`${settings.address}/api/event`, { body: JSON.stringify(body) }]
}

/** umami.is/docs/api/sending-stats */
export const umami: Send = (count, settings) => {
  const { event: name, referrer } = count
  const { hostname } = new URL(settings.origin)
  const payload = {
    website: settings.site,
    hostname,
    url: urlOf(count, settings),
    referrer,
    name,
  }
  const headers = { "Content-Type": "application/json" }
  const body = JSON.stringify({ type: "event", payload })
  return [`${settings.address}/api/send`, { mode: "cors", headers, body }]
}
