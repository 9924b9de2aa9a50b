import { copyOf } from "../../../content-model/read/imageCache"
import { isHidden } from "../../../content-model/read/content"
import { contentTypeOf } from "../../../content-model/model/model"
import { buildInstant } from "../../../content-model/fields/period/clock"
import { shownAt, timeZoneOfContent } from "../../../content-model/fields/period/shownAt"
import { savedValues } from "../merge/drafts"
import { textsIn } from "../items/textsIn"
import { isEqual } from "../../../content-model/lib/path"
import type { Snapshot } from "../content/types"

/**
 * The part of a snapshot that the build may publish: the files that the site shows as a whole, and the
 * pictures that nothing else names. The editor asks the git host for the others.
 */
export function publicPart(snapshot: Snapshot): Snapshot {
  const { listing, sources, images } = snapshot
  const values = savedValues(snapshot)
  const shown = shownAt(values, buildInstant(timeZoneOfContent(values)))
  const visible = new Map([...shown].filter(([, value]) => !isHidden(value)))
  const namesIn = (content: typeof values) =>
    [...content].flatMap(([file, value]) =>
      textsIn(file, value).map(({ text }) => copyOf(text, listing.files) ?? text),
    )
  const shownNames = new Set(namesIn(visible))
  const otherNames = new Set(namesIn(values).filter((name) => !shownNames.has(name)))
  const isPublic = (file: string) =>
    contentTypeOf(file)
      ? visible.has(file) && isEqual(visible.get(file), values.get(file))
      : !otherNames.has(file)
  return {
    staticFiles: snapshot.staticFiles,
    listing: { files: listing.files.filter(isPublic) },
    sources: sources.filter(({ file }) => isPublic(file)),
    images: Object.fromEntries(Object.entries(images).filter(([file]) => isPublic(file))),
  }
}
