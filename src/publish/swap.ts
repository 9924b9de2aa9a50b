import { existsSync, mkdirSync, renameSync, rmSync } from "node:fs"
import { join } from "node:path"

/** Where builds work, by name; git and the tools leave it alone. */
export const workshop = ".build"

/** A site lies here when it is complete, until it is the one in public/. */
export const finishedIn = (root: string) => join(root, workshop, "finished")

const placesIn = (root: string) => ({
  site: join(root, "public"),
  finished: finishedIn(root),
  replaced: join(root, workshop, "replaced"),
  aside: join(root, workshop, "aside"),
  developed: join(root, workshop, "developed"),
})

/** Puts the finished site in the place of the last one, by renaming alone. */
export function publish(root: string) {
  const { site, replaced } = placesIn(root)
  rmSync(replaced, { recursive: true, force: true })
  if (existsSync(site)) renameSync(site, replaced)
  recover(root)
  rmSync(replaced, { recursive: true, force: true })
}

/**
 * Brings a whole site into public/ where a build died between taking the last one away and putting
 * its own there. Builds and the server begin with it; it may meet a build that is at just that step.
 */
export function recover(root: string) {
  const { site, finished, replaced } = placesIn(root)
  for (const whole of [finished, replaced])
    try {
      if (!existsSync(site) && existsSync(whole)) renameSync(whole, site)
    } catch (error) {
      // The other one was quicker.
      if (!existsSync(site)) throw error
    }
}

/** Puts the site aside, because the development server writes into public/ what is no site. */
export function lend(root: string) {
  const { site, aside, developed } = placesIn(root)
  mkdirSync(site, { recursive: true })
  renameSync(site, aside)
  if (existsSync(developed)) renameSync(developed, site)
}

/** Brings the site back that was put aside, if one was; what the development server left is kept. */
export function takeBack(root: string) {
  const { site, aside, developed } = placesIn(root)
  if (!existsSync(aside)) return
  if (existsSync(site)) {
    rmSync(developed, { recursive: true, force: true })
    renameSync(site, developed)
  }
  renameSync(aside, site)
}
