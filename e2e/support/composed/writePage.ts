import type { SiteCopy } from "../builds/siteCopy"

/** Writes a composed page into a copy of the site. */
export function writePage(
  copy: Pick<SiteCopy, "write">,
  name: string,
  sections: object[],
  actions: object[] = [],
) {
  const page = {
    title: `The page ${name} of sections`,
    description: `The page ${name} has sections that a marketer has chosen and put in this order, without a programmer.`,
    top: { title: name, actions },
    sections,
  }
  copy.write(`content/pages/${name}.json`, `${JSON.stringify(page, null, 2)}\n`)
}
