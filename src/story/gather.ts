import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { schemas } from "../../plugins/content-model/schema/jsonSchema"
import { errorsOf, type Issue } from "../../plugins/content-model/validate/issues"
import { validateFolder } from "../../plugins/content-model/validate/validateFolder"
import { compareAddresses, pagesOf, rebuiltPages } from "./addresses"
import { Advice } from "./advice"
import { changesInContent, redirectsIn } from "./contents"
import { code, counted, escaped, preformatted } from "./markdown"
import { lookAt, type Site } from "./pictures"
import { saidIn } from "./reading"
import { changedFiles, exportState, startOf, stateOf, workingTree, type State } from "./repository"
import { builder } from "./sites"
import type { Story } from "./story"
import { openBrowser, type View } from "./visits"
import { limitsIn } from "./weights"

const budgetsFile = "budgets.json"

export type Wish = {
  base: string
  /** A commit; without it the files as they lie in the folder. */
  head?: string
  widths: number[]
  isDark: boolean
  /** Where the pictures go. */
  folder: string
}

/** Finds out all that there is to tell; `say` tells a person what it is at. */
export async function gather(wish: Wish, say: (sentence: string) => void): Promise<Story> {
  const after = wish.head ? stateOf(wish.head) : workingTree()
  const before = startOf(wish.base, after)
  say(`Reading what has changed from ${before.name} to ${after.name} …`)
  const [old, now] = [await readState(before), await readState(after)]
  const changed = changedFiles(before, after)
  const story: Story = {
    before: before.name,
    after: after.name,
    problems: [],
    notes: [],
    words: changesInContent(old.said, now.said),
    otherFiles: changed.filter((file) => !file.startsWith("content/")).length,
    findings: now.findings.map((one) => ({ ...one, isNew: !old.findings.some(isSameAs(one)) })),
    limits: limitsIn(old.budgets, now.budgets),
  }
  const count = errorsOf(now.findings).length
  if (count > 0) {
    story.problems.push(`The content has ${counted(count, "error")}: see below.`)
    return story
  }
  const sites = builder(say)
  try {
    // The one that a person waits for first: where nothing that is built differs, it is both.
    const is = await built(after, story.problems)
    const was = await built(before, story.notes)
    if (was && is) await compare(was, is)
  } finally {
    sites.end()
  }
  return story

  async function built(state: State, reasons: string[]): Promise<Site | undefined> {
    const folder = await orReason(reasons, () => sites.siteOf(state))
    return folder === undefined ? undefined : { folder, pages: pagesOf(folder) }
  }

  async function compare(was: Site, is: Site) {
    story.addresses = compareAddresses(was.pages, is.pages, redirectsIn(now.said))
    for (const { address, to } of story.addresses.vanished)
      if (to === undefined)
        story.problems.push(
          `${code(address)} is gone, and no redirect in content/site.json leads its visitors on.`,
        )
    story.pages = is.pages.size
    const rebuilt = rebuiltPages(was.pages, is.pages)
    if (rebuilt.length === 0) {
      story.sights = []
      return
    }
    const browser = await orReason(story.notes, openBrowser)
    if (!browser) return
    say(`Looking at ${rebuilt.length} of ${is.pages.size} pages, before and after …`)
    const both = { before: was, after: is }
    story.sights = await lookAt(rebuilt, viewsOf(wish, story), both, browser, wish.folder)
    await browser.close()
  }
}

async function readState(state: State) {
  const folder = mkdtempSync(join(tmpdir(), "story-"))
  try {
    exportState(state, folder, ["content", budgetsFile])
    const [content, budgets] = [join(folder, "content"), join(folder, budgetsFile)]
    return {
      said: saidIn(content),
      findings: await validateFolder(content),
      budgets: existsSync(budgets) ? readFileSync(budgets, "utf8") : undefined,
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
}

const isSameAs = (one: Issue) => (other: Issue) =>
  other.file === one.file && other.place === one.place && other.message === one.message

/** What a task brings; nothing where it cannot be done, for a reason that is put down. */
async function orReason<Result>(reasons: string[], task: () => Promise<Result>) {
  try {
    return await task()
  } catch (error) {
    if (!(error instanceof Advice)) throw error
    const [sentence, ...details] = error.message.split("\n")
    reasons.push(
      [escaped(sentence), ...(details.length > 0 ? preformatted(details) : [])].join("\n"),
    )
    return undefined
  }
}

/** By night as well where that is wished or the palette is another. */
function viewsOf({ widths, isDark }: Wish, { words }: Story) {
  const palette = schemas.Palette.title ?? ""
  const isOther = words.some(({ place }) => place.endsWith(` › ${palette}`))
  const schemes: View["scheme"][] = isDark || isOther ? ["light", "dark"] : ["light"]
  return schemes.flatMap((scheme) => widths.map((width): View => ({ width, scheme })))
}
