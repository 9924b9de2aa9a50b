/**
 * Names of periods, opening hours and announcements that the site and the inline scripts agree on.
 * Import them; do not spell them again.
 */

/** On an element that is over after a time, in milliseconds since 1970. */
export const untilAttribute = "data-until"

/** On the same element: the address to which visitors then go. */
export const afterwardsAttribute = "data-afterwards"

/** On the place for "open now": the opening hours as JSON. */
export const hoursAttribute = "data-hours"

/** On an announcement: a hash of its words. */
export const announcementAttribute = "data-announcement"

/** On the root of the document: the hash of an announcement that is closed or over. */
export const closedAttribute = "data-closed"

/** In localStorage: the start of the key of an announcement that the visitor has closed. */
export const closedKey = "closed:"

export type Shown = { readonly until: number | null } | null

/** The attributes of an element that is shown for a period. Without an end there is none. */
export const untilOf = (shown?: Shown) => ({ [untilAttribute]: shown?.until ?? undefined })
