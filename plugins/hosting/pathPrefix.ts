/**
 * PATH_PREFIX of the environment: the path below a host at which the site is published, such as
 * `/shop`; an empty text where it has the host for itself.
 * @throws {Error} in words, where it is no path.
 */
export function readPathPrefix({ PATH_PREFIX = "" }: NodeJS.ProcessEnv) {
  const prefix = PATH_PREFIX.replace(/\/$/, "")
  if (/^(\/[\w~-][\w.~-]*)*$/.test(prefix)) return prefix
  throw new Error(
    `PATH_PREFIX must be a path such as "/shop", of letters, digits and hyphens, not "${PATH_PREFIX}".`,
  )
}
