/** Headers by name, by the path pattern of `_headers`. */
export type HeadersByPath = Record<string, Record<string, string>>

// Features of browsers that no page uses.
const deniedFeatures =
  "accelerometer camera display-capture geolocation gyroscope hid idle-detection local-fonts magnetometer microphone midi payment publickey-credentials-get screen-wake-lock serial usb xr-spatial-tracking"

const hstsMaxAge = "max-age=63072000" // two years, in seconds

const allFiles = {
  "X-Content-Type-Options": "nosniff",
  "Referrer-Policy": "strict-origin-when-cross-origin",
  "Permissions-Policy": deniedFeatures
    .split(" ")
    .map((feature) => `${feature}=()`)
    .join(", "),
  // For browsers without frame-ancestors.
  "X-Frame-Options": "DENY",
}

const sameOrigin = { "Cross-Origin-Resource-Policy": "same-origin" }
const crossOrigin = { "Cross-Origin-Resource-Policy": "cross-origin" }

/** The headers of each page. Not part of a pattern: the pages of the editor need others. */
export const pageHeaders = { "Cross-Origin-Opener-Policy": "same-origin", ...sameOrigin }

/** For files with a hash of their content in their path. */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" } // one year

/**
 * An SVG that is opened by itself is a document of this origin, and may contain scripts. A PDF gets
 * no policy: viewers isolate its scripts, Chrome ignores the policy, and Safari then shows nothing.
 * See https://github.com/adobe/aem-core-wcm-components/issues/2839.
 */
const inertDocument = {
  "Content-Security-Policy": "default-src 'none'; style-src 'unsafe-inline'; sandbox",
}

export type HeaderOptions = {
  /**
   * The URL of the site where its assets are on a content delivery network. They are cross-origin
   * then, and fonts and page data also need CORS.
   */
  assetsSiteUrl?: string
  /** True if browsers may open the host's subdomains over https only. */
  httpsOnSubdomains?: boolean
}

/**
 * The rules for every build. If two rules set the same header, hosts join the values. So no two
 * rules match the same path with the same header, except a CSP: then both policies apply.
 * Files without an immutable name keep the Cache-Control of the host.
 */
export function baseHeaders({ assetsSiteUrl, httpsOnSubdomains }: HeaderOptions): HeadersByPath {
  const assets = assetsSiteUrl
    ? { ...crossOrigin, "Access-Control-Allow-Origin": new URL(assetsSiteUrl).origin }
    : sameOrigin
  return {
    "/*": {
      "Strict-Transport-Security": hstsMaxAge + (httpsOnSubdomains ? "; includeSubDomains" : ""),
      ...allFiles,
    },
    // Scripts, fonts and images: shared links and search results show these on other sites.
    "/static/*": { ...immutable, ...assets, ...crossOrigin },
    "/page-data/*": assets,
    // The same words as the page.
    "/*.html.md": { "X-Robots-Tag": "noindex" },
    "/*.svg": inertDocument,
    // Hosts compare letters exactly.
    "/*.SVG": inertDocument,
  }
}
