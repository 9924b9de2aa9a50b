import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { tmpdir } from "node:os"
import { dirname, join } from "node:path"

/** A folder that is created before each test and deleted after it. */
export function temporaryFolder() {
  let root = ""
  /** The absolute path of a file or folder; of the folder itself without a name. */
  const at = (name = "") => join(root, name)
  beforeEach(() => void (root = mkdtempSync(join(tmpdir(), "test-"))))
  afterEach(() => rmSync(root, { recursive: true, force: true }))

  return {
    at,
    read: (name: string) => readFileSync(at(name), "utf8"),
    /** Writes a file and the folders above it. */
    write(name: string, content: string | Uint8Array = "") {
      mkdirSync(dirname(at(name)), { recursive: true })
      writeFileSync(at(name), content)
    },
  }
}
