/** Where a build will be published, as far as its environment and not content says it. */
export type Deployment = {
  /** SITE_URL: the site's address, in place of the one in content. */
  address: string | undefined
  /** What stands before every path, such as `/shop`; an empty text at the root of a host. */
  prefix: string
  /** PREVIEW: nobody is to find this build. */
  isPreview: boolean
}

/** @throws where a variable is set to something else than it can mean. */
export function readDeployment(
  { SITE_URL, PREVIEW = "" }: NodeJS.ProcessEnv,
  prefix = "",
): Deployment {
  if (!["", "true", "false"].includes(PREVIEW))
    throw new Error(`PREVIEW must be true or false, not "${PREVIEW}".`)
  const address = SITE_URL?.replace(/\/$/, "") || undefined
  if (address && !/^https?:\/\/[^\s/?#]+$/.test(address))
    throw new Error(
      `SITE_URL must be "https://" and the name of a host, not "${SITE_URL}"; PATH_PREFIX holds a path.`,
    )
  return { address, prefix, isPreview: PREVIEW === "true" }
}

/** The headers of a build that nobody is to find, by path. */
export const previewHeaders = (env: NodeJS.ProcessEnv): Record<string, Record<string, string>> =>
  readDeployment(env).isPreview ? { "/*": { "X-Robots-Tag": "noindex" } } : {}
