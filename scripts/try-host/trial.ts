import { createGitBackend } from "../../plugins/content-editor/backends/git/gitBackend"
import type { Host } from "../../plugins/content-editor/backends/host"
import type { Build } from "../../plugins/content-editor/backends/git/reader"
import { explain } from "../../plugins/content-editor/backends/request"
import {
  SaveError,
  type Backend,
  type PictureToSave,
} from "../../plugins/content-editor/drafts/backend"
import { isPicturePath } from "../../plugins/content-editor/drafts/merge/drafts"

// What a trial writes, below content/.
const file = "values/try-host.json"
const picture = "images/try-host.png"

const textWith = (title: string) => `${JSON.stringify({ title }, null, 2)}\n`
const pixel =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII="

const maxChecks = 60

/**
 * The steps of a trial on a repository, and what removes all that they leave there. Between two looks
 * at the checks of a request it pauses.
 */
export function createTrial(host: Host, published: string, pause: () => Promise<unknown>) {
  /** As after a reload of the editor. */
  const open = (at = host) => createGitBackend(at, published, () => findBuild(host, published))
  const branch = async () => `content/${await host.account()}`
  const read = async () =>
    (await open().load()).sources.find((source) => source.file === file)?.text ?? null

  const save = (
    text: string | null,
    base: string | null,
    pictures: PictureToSave[] = [],
    backend: Backend = open(),
  ) =>
    backend.save({
      files: [{ file, text, base }],
      pictures,
      summary: "Try the editor on this host",
    })

  async function publish(expected: string | null) {
    const backend = open()
    let { state, reason } = await backend.publication()
    for (let left = maxChecks; state === "checking" && left > 0; left--) {
      await pause()
      ;({ state, reason } = await backend.publication())
    }
    if (reason) throw new Error(reason)
    await backend.publish("")
    expectThat((await read()) === expected, "The published text is not the saved one.")
  }

  async function remove() {
    await save(null, await read(), [{ file: picture, content: null }])
    await publish(null)
  }

  async function signIn() {
    const name = await branch().catch(explain([401], "hosts.refusedToken"))
    expectThat(await host.mayWrite(), "The account may only read the repository.")
    const isFree = (await host.headOf(name)) === undefined
    expectThat(isFree, `The branch ${name} exists already. Publish or withdraw its change first.`)
  }

  const steps = {
    read: async () => void (await read()),
    save: async () => {
      const content = new Blob([Buffer.from(pixel, "base64")])
      await save(textWith("First"), await read(), [{ file: picture, content }])
      const { files } = await open().publication()
      expectThat(files.length === 2, "The request does not have the saved text and picture.")
    },
    "read what others do": async () => void (await open().activity?.()),
    "conflict: an old text is saved": () => expectConflict(save(textWith("Old"), null)),
    "conflict: two people save at once": async () => {
      const commit: Host["commit"] = async (change) => {
        await host.commit({ ...change, writes: new Map([[file, textWith("Faster")]]) })
        return host.commit(change)
      }
      const slower = open({ ...host, commit })
      await expectConflict(save(textWith("Slower"), textWith("First"), [], slower))
    },
    publish: () => publish(textWith("Faster")),
    withdraw: async () => {
      await save(textWith("Withdrawn"), textWith("Faster"))
      await open().withdraw?.()
      expectThat((await read()) === textWith("Faster"), "The withdrawn text is still there.")
    },
    delete: remove,
  }

  async function removeAll() {
    const name = await branch()
    const request = (await host.openRequests()).find((one) => one.branch === name)
    if (request) await host.close(request.id)
    if (await host.headOf(name)) await host.deleteBranch(name)
    const files = await filesOf(host, published)
    if (files.has(file) || files.has(picture)) await remove()
  }

  const cleanUp = () =>
    removeAll().catch((error: unknown) => {
      const left = `your branch content/…, and ${file} and ${picture} in content/ on ${published}`
      throw new Error(`${Object(error).message} Delete by hand what is left of ${left}.`)
    })

  return { signIn, steps, cleanUp }
}

function expectThat(isTrue: boolean, otherwise: string) {
  if (!isTrue) throw new Error(otherwise)
}

async function expectConflict(saving: Promise<void>) {
  const error: unknown = await saving.then(
    () => new Error("The save should be refused as a conflict, and was not."),
    (refusal: unknown) => refusal,
  )
  if (!(error instanceof SaveError && error.isConflict)) throw error
}

async function filesOf(host: Host, branch: string) {
  const head = await host.headOf(branch)
  return head ? host.filesOf(head) : new Map<string, string>()
}

/** Stands for the last build, so that no published picture is read. */
async function findBuild(host: Host, published: string): Promise<Build> {
  const files = await filesOf(host, published)
  const image = { width: 1, height: 1, format: "png", bytes: 1, url: "" }
  const pictures = [...files.keys()].filter(isPicturePath)
  return {
    listing: { files: [], folders: [] },
    sources: [],
    staticFiles: [],
    imageCache: { issues: [] },
    images: Object.fromEntries(pictures.map((name) => [name, image])),
    blobs: Object.fromEntries(files),
  }
}
