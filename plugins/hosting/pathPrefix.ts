/**
 * Reads PATH_PREFIX: the path on a host at which the site is published, such as `/shop`. Returns an
 * empty text where the site is at the root.
 * @throws {Error} where the variable is not a path.
 */
export function readPathPrefix({ PATH_PREFIX = "" }: NodeJS.ProcessEnv) {
  const prefix = PATH_PREFIX.replace(/\/$/, "")
  if (/^(\/[\w~-][\w.~-]*)*$/.test(prefix)) return prefix
  throw new Error(
    `PATH_PREFIX must be a path such as "/shop", of letters, digits and hyphens, not "${PATH_PREFIX}".`,
  )
}
