/** Where a build will be published, from environment variables and the prefix. */
export type Deployment = {
  /** SITE_URL: the site's URL without a path, in place of the one in content. */
  siteUrl: string | undefined
  /** The path prefix, such as `/shop`; an empty text at the root of a host. */
  basePath: string
  /** PREVIEW, or NOW, which builds the site as on another day: search engines must not index this build. */
  isPreview: boolean
}

/** @throws {Error} where a variable has an invalid value. */
export function readDeployment(
  { SITE_URL, PREVIEW = "", NOW = "" }: NodeJS.ProcessEnv,
  basePath = "",
): Deployment {
  if (!["", "true", "false"].includes(PREVIEW))
    throw new Error(`PREVIEW must be true or false, not "${PREVIEW}".`)
  const siteUrl = SITE_URL?.replace(/\/$/, "") || undefined
  if (siteUrl && !/^https?:\/\/[^\s/?#]+$/.test(siteUrl))
    throw new Error(
      `SITE_URL must be "https://" and the name of a host, not "${SITE_URL}"; PATH_PREFIX is for a path.`,
    )
  return { siteUrl, basePath, isPreview: PREVIEW === "true" || NOW !== "" }
}

/** The headers of a preview, by path; none for other builds. */
export const previewHeaders = (env: NodeJS.ProcessEnv): Record<string, Record<string, string>> =>
  readDeployment(env).isPreview ? { "/*": { "X-Robots-Tag": "noindex" } } : {}
