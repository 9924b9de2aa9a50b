/** A path of a URL as the name of a file. A "%" without two digits is a literal "%". */
export function decodedPath(path: string) {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}
