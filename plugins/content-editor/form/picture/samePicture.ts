type Known = { file: string; bytes: number; url: string; blob?: Blob }

const bytesOf = async (blob: Blob) => new Uint8Array(await blob.arrayBuffer())

/** Without an answer, the picture counts as another one. */
const download = ({ url }: Known) =>
  fetch(url).then(
    (answer) => answer.blob(),
    () => new Blob(),
  )

/**
 * The picture of the site that has the same bytes as a chosen file, or as the picture that was made
 * from it: the same browser always makes the same one.
 */
export async function samePicture(source: Blob, { blob }: { blob: Blob }, known: Known[]) {
  for (const wanted of [source, blob])
    for (const one of known.filter(({ bytes }) => bytes === wanted.size)) {
      const [a, b] = await Promise.all([wanted, one.blob ?? (await download(one))].map(bytesOf))
      if (a.length === b.length && a.every((byte, index) => byte === b[index])) return one.file
    }
  return undefined
}
