import { existsSync, writeFileSync } from "node:fs"
import { join } from "node:path"

// The usual addresses of service workers, such as those of gatsby-plugin-offline and Create React App.
const names = ["sw.js", "service-worker.js"]

/** Removes itself and its caches, and loads the open pages anew. */
const worker = `self.addEventListener("install", () => self.skipWaiting())
self.addEventListener("activate", event => event.waitUntil((async () => {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
  for (const client of await self.clients.matchAll({ type: "window" })) client.navigate(client.url)
})()))
`

/**
 * Ends the service worker of a former site at the same address, which would show that site for ever. A file of the same
 * name in static/ stays.
 */
export function endServiceWorkers(folder: string) {
  for (const name of names)
    if (!existsSync(join(folder, name))) writeFileSync(join(folder, name), worker)
}
