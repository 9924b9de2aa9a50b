import type { Loaded } from "../types"

export type Data = Loaded<Queries.ComposedPageQuery>

/** The content outside of the page that its sections may show. */
export type Shared = Omit<Data, "page">

/** A section of a composed page. */
export type Section = Data["page"]["sections"][number]
