import { writeFileSync } from "node:fs"
import { join } from "node:path"
import type { Browser } from "@playwright/test"
import type { Pages } from "./addresses"
import { asItIs, framed } from "./framed"
import { visit, type View, type Weight } from "./visits"

const atOnce = 2 // pages

export type Site = { folder: string; pages: Pages }
type Look = View & { address: string }
/** What one sees of a page: its pictures where they differ, by file, and what it weighs. */
export type Sight = Look & {
  before?: string
  after?: string
  weights: { before?: Weight; after?: Weight }
}

/** Visits pages of two built sites in every view, and leaves pictures of what differs in a folder. */
export async function lookAt(
  addresses: string[],
  views: View[],
  sites: { before: Site; after: Site },
  browser: Browser,
  folder: string,
) {
  const looks = addresses.flatMap((address) => views.map((view): Look => ({ address, ...view })))
  const sights: Sight[] = []
  let next = 0
  async function work() {
    while (next < looks.length) {
      const index = next++
      sights[index] = await seen(looks[index])
    }
  }
  await Promise.all(Array.from({ length: atOnce }, work))
  return sights

  async function seen(look: Look): Promise<Sight> {
    const visitTo = async ({ folder: site, pages }: Site) =>
      pages.has(look.address) ? visit(browser, site, look.address, look) : undefined
    const [before, after] = [await visitTo(sites.before), await visitTo(sites.after)]
    const shown = await compared(before?.picture, after?.picture)
    return {
      ...look,
      before: save(shown?.before, look, "before"),
      after: save(shown?.after, look, "after"),
      weights: { before: before?.weight, after: after?.weight },
    }
  }

  function save(picture: Buffer | undefined, look: Look, when: string) {
    if (!picture) return undefined
    const name = `${fileName(look)}-${when}.jpg`
    writeFileSync(join(folder, name), picture)
    return name
  }
}

/** Of a page that came or went, the one picture that there is. */
async function compared(before?: Buffer, after?: Buffer) {
  if (before && after) return framed(before, after)
  return { before: before && (await asItIs(before)), after: after && (await asItIs(after)) }
}

function fileName({ address, width, scheme }: Look) {
  const name =
    address
      .replace(/\.html$/, "")
      .match(/[\w-]+/g)
      ?.join("-") ?? "home"
  return `${name}-${width}${scheme === "dark" ? "-dark" : ""}`
}
