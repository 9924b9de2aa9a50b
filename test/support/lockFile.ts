import { readFileSync } from "node:fs"

export type LockedPackage = {
  name: string
  version: string
  license?: string
  integrity?: string
  resolved?: string
  hasInstallScript?: boolean
}

/** Every package of package-lock.json, each as often as it is installed. */
export function readLockedPackages(): LockedPackage[] {
  const { "": _project, ...installed } = JSON.parse(
    readFileSync("package-lock.json", "utf8"),
  ).packages
  return Object.entries<Omit<LockedPackage, "name">>(installed).map(([path, facts]) => ({
    name: path.replace(/^.*node_modules\//, ""),
    ...facts,
  }))
}
