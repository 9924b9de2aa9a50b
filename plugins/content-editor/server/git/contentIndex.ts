import { mkdtempSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { join } from "node:path"
import { contentFolder } from "../../constants"
import { git } from "./git"

type Staged = { env: Record<string, string>; messageFile: string }

/**
 * Stages content/ in an index of its own, on top of a tree if one is given. So what people have
 * staged stays as it is.
 */
export async function withContentIndex<Result>(
  root: string,
  { tree, message }: { tree?: string; message: string },
  run: (staged: Staged) => Promise<Result>,
) {
  const folder = mkdtempSync(join(tmpdir(), "editor-index-"))
  try {
    const env = { GIT_INDEX_FILE: join(folder, "index") }
    const messageFile = join(folder, "message")
    writeFileSync(messageFile, `${message.trim()}\n`)
    if (tree) await git(root, ["read-tree", tree], env)
    await git(root, ["add", "-A", "--", contentFolder], env)
    return await run({ env, messageFile })
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
