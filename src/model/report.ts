import { join } from "node:path"
import { textFiles } from "./fileRules"
import type { Finding } from "./findings"
import { inspect } from "./inspect"
import { factsAt } from "./pictureFacts"
import { listingOf, read } from "./reading"

/**
 * Reads a content folder and lists all that there is to say of every file, sorted by file and place.
 * Where no finding is an error, the site can be built from it.
 */
export async function report(folder: string): Promise<Finding[]> {
  const listing = listingOf(folder)
  const sources = textFiles(listing).map((file) => read(folder, file))
  return inspect({ listing, sources, factsOf: (picture) => factsAt(join(folder, picture)) })
}
