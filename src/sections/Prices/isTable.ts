type Entry = { features?: readonly string[] | null; action?: object | null }

const maxCards = 4

/** Whether prices are rows of a table: many, each no more than a name and an amount. */
export const isTable = (entries: readonly Entry[]) =>
  entries.length > maxCards && entries.every(({ features, action }) => !features?.length && !action)
