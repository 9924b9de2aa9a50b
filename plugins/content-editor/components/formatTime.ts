/** A time in words, such as "22 November 2026 at 14:20", from ISO 8601. */
export const formatTime = (time: string) =>
  new Date(time).toLocaleString("en-GB", { dateStyle: "long", timeStyle: "short" })
