import type { Issue } from "../validate/issues"
import { validateFolder } from "../validate/validateFolder"
import { syncRemoteImages } from "./syncRemoteImages"

/** Validates a content folder. If remote images are missing, downloads them and validates again. */
export async function validateAndDownload(folder: string): Promise<Issue[]> {
  const issues = await validateFolder(folder)
  if (!issues.some(({ type }) => type === "image-not-downloaded")) return issues
  const { messages, errors } = await syncRemoteImages(folder)
  for (const message of messages) console.log(message)
  return validateFolder(folder, errors)
}
