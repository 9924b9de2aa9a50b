import { readFileSync } from "node:fs"
import { runInNewContext } from "node:vm"
import { temporaryFolder } from "../../../test/support/temporaryFolder"
import { endServiceWorkers } from "./serviceWorkers"

const { at, write } = temporaryFolder()

test("a worker of a former site ends itself, empties its caches and loads open pages anew", async () => {
  write("sw.js", "// the owner's own")
  endServiceWorkers(at())
  expect(readFileSync(at("sw.js"), "utf8")).toBe("// the owner's own")
  const done: string[] = []
  const waits: Promise<unknown>[] = []
  const client = { url: "/about/", navigate: (url: string) => done.push(url) }
  const self = {
    addEventListener: (_: string, handle: (event: object) => void) =>
      handle({ waitUntil: (work: Promise<unknown>) => waits.push(work) }),
    skipWaiting: () => done.push("skip waiting"),
    registration: { unregister: async () => done.push("unregister") },
    clients: { matchAll: async () => [client] },
  }
  const caches = { keys: async () => ["old"], delete: async (name: string) => done.push(name) }
  runInNewContext(readFileSync(at("service-worker.js"), "utf8"), { self, caches })
  await Promise.all(waits)
  expect(done).toEqual(["skip waiting", "old", "unregister", "/about/"])
})
