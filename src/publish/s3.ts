import { extname } from "node:path"
import { typesOf, withCharset, type BuiltSite } from "./builtSite"
import { headersFor, defaultCacheControl } from "../../plugins/hosting/headers"
import { pageFile } from "../../plugins/hosting/redirects"

const quoted = (text: string) => `'${text.replaceAll("'", "'\\''")}'`

/** What is laid into the bucket at once: the files of one ending, within static/ or without. */
function uploadsOf(site: BuiltSite) {
  return typesOf(site).flatMap(([ending, type]) =>
    [true, false].flatMap((isStatic) => {
      const files = site.files.filter(
        (file) => extname(file) === `.${ending}` && file.startsWith("static/") === isStatic,
      )
      if (files.length === 0) return []
      const times = files.map((file) => headersFor(site.rules, `/${file}`)["cache-control"])
      const [cacheControl = defaultCacheControl, ...others] = new Set(times)
      if (others.length > 0)
        throw new Error(`Files that end in .${ending} are kept for different times.`)
      const filter = isStatic
        ? `--include 'static/*.${ending}'`
        : `--include '*.${ending}' --exclude 'static/*'`
      const isKept = cacheControl !== defaultCacheControl
      return [{ filter, type: withCharset(type), cacheControl, isKept }]
    }),
  )
}

/**
 * A shell script that lays what public/ holds into a bucket, by the AWS command line: first what is
 * kept for ever, so that no page names what is not there yet.
 */
export function s3Script(site: BuiltSite) {
  const { prefix, redirects } = site
  const uploads = uploadsOf(site)
    .toSorted((a, b) => Number(b.isKept) - Number(a.isKept))
    .map(
      ({ filter, type, cacheControl }) =>
        `aws s3 cp "$FOLDER" "s3://$BUCKET${prefix}" --recursive --exclude '*' ${filter} --content-type '${type}' --cache-control '${cacheControl}'`,
    )
  const leads = [...redirects]
    .filter(([from]) => /(\/|\.html)$/.test(from) && site.files.includes(pageFile(from)))
    .map(([from, to]) => {
      const file = pageFile(from)
      const key = `${prefix}/${file}`.slice(1)
      return `aws s3api put-object --bucket "$BUCKET" --key ${quoted(key)} --body "$FOLDER"/${quoted(file)} --content-type '${withCharset("text/html")}' --website-redirect-location ${quoted(to)}`
    })
  return [
    "#!/bin/sh",
    "# BUCKET=name sh s3.sh; a store that is not Amazon's: AWS_ENDPOINT_URL.",
    "set -eu",
    "FOLDER=${FOLDER:-public}",
    ...uploads,
    ...leads,
    "",
  ].join("\n")
}
