import type { SiteCopy } from "./siteCopy"

type Fields = Record<string, unknown>

/** Returns a function that changes fields of a file below content/ of a copy of the site. */
export const contentEditor =
  ({ read, write }: Pick<SiteCopy, "read" | "write">) =>
  (file: string, change: (value: Fields) => object) => {
    const path = `content/${file}`
    const value: Fields = JSON.parse(read(path))
    write(path, JSON.stringify({ ...value, ...change(value) }))
  }
