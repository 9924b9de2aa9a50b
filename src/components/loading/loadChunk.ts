/**
 * Waits for an `import()`. Resolves to undefined if the chunk cannot be loaded: the browser is offline,
 * or a later deployment has replaced it.
 */
export const loadChunk = <Module>(chunk: Promise<Module>) =>
  chunk.catch((error: unknown) => {
    if (error instanceof Error && error.name === "ChunkLoadError") return undefined
    throw error
  })
