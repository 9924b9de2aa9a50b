import { contentFolder } from "./constants"

/** The path in the repository of a path below content/. */
export const repositoryPath = (file: string) => `${contentFolder}/${file}`

/** The path below content/ of a path in the repository. */
export const contentPath = (path: string) =>
  path.startsWith(`${contentFolder}/`) ? path.slice(contentFolder.length + 1) : path
