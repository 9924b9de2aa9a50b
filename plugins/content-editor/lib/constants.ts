// The addresses and folders of the editor, and where the content lies.

/** The address of the editor, on the development server and on the published site. */
export const adminPath = "/admin"

/** Paths below `adminPath`. */
export const apiPath = "/api/v1"
export const snapshotPath = "/content.json"

/** The content's folder in the repository. */
export const contentFolder = "content"

/** The path in the repository of a path below content/. */
export const repositoryPath = (file: string) => `${contentFolder}/${file}`

/** The path below content/ of its path in the repository. */
export const contentPath = (path: string) => path.slice(contentFolder.length + 1)

/** The page that the preview's frame loads. */
export const previewPath = "/preview.html"

/** The element in which the editor is rendered. */
export const appId = "editor"
