import { join } from "node:path"
import { textFiles } from "./fileRules"
import type { Finding } from "./findings"
import type { News } from "./hosted"
import { inspect } from "./inspect"
import { keptIn } from "./keptPictures"
import { factsAt } from "./pictureFacts"
import { listingOf, read } from "./reading"

/**
 * Reads a content folder and lists all that there is to say of every file, sorted by file and place.
 * Where no finding is an error, the site can be built from it. It asks no image host; what was heard
 * of one when it was asked is the news.
 */
export async function report(folder: string, news?: News): Promise<Finding[]> {
  const listing = listingOf(folder)
  const sources = textFiles(listing).map((file) => read(folder, file))
  const factsOf = (picture: string) => factsAt(join(folder, picture))
  return inspect({ listing, sources, factsOf, kept: keptIn(folder), news })
}
