/** The quality of each format, chosen by likeness: see "Pictures" in docs/internals/performance.md. */
export const quality = { avif: 46, webp: 60 }

/** An AVIF file of about the size and likeness of sharp's defaults, in a quarter of their time. */
export const avifOptions = { effort: 3, chromaSubsampling: "4:2:0" } as const
