import * as fc from "fast-check"

const label = "a".repeat(63)
/** The name of a host, perhaps with a port. */
export const host = fc.oneof(
  fc.domain(),
  fc.constantFrom(
    "гоод.example",
    "a_b.example:8443",
    "203.0.113.1",
    `${label}.`.repeat(3) + "example",
  ),
)
const path = fc.oneof(
  fc.webPath(),
  fc.constantFrom("", "/", "/a?b=$&c=$1$$", "/'a';b,c=(d)!*#e", "/%", `/${"long/".repeat(600)}`),
)

/** An address on another site. */
export const url = fc.tuple(host, path).map(([name, rest]) => `https://${name}${rest}`)
