/** @jest-environment node */
import { readDocument } from "../../testing/readDocument"
import { fieldIssues } from "./fields"

const check = (file: string, ...changes: string[]) => fieldIssues(readDocument(file, ...changes))
const checkLink = (to: string) => check("site.json", `navigation.links.1.to: ${JSON.stringify(to)}`)

test.each([
  "tel:+91 98765 05678",
  "tel:(040) 5550 1234",
  "+91 40 5550 1234",
  "hello@aim.big",
  "mailto: hello@aim.big",
  "http://www.aim.big/",
  "wa.me/919876505678",
  "static/prices.pdf",
  "prices.pdf",
  "/price list.pdf",
  "team",
  "https://www.aim.big\u200b.evil.big/",
  "/team/\u0000",
])("for %j, which is no destination, the advice can be followed", (to) => {
  const [{ type, message }] = checkLink(to)
  expect(type).toBe("invalid-format")
  const [, advice = ""] = /Write "(.*)"\.$/.exec(message) ?? []
  expect(checkLink(advice)).toEqual([])
})

test.each(["tel:", "a b@", "ftp://aim.big", "javascript:alert(1)", "x".repeat(500)])(
  "%j is no destination, and has no correction",
  (to) => {
    const [{ type, message }] = checkLink(to)
    expect(type).toBe("invalid-format")
    expect(message).not.toMatch(/ Write "/)
  },
)

test.each(["old/", "/old/../about/", "/old page/", "/*", "/:old", "/old?x=1", "//old"])(
  "a redirect from %p is refused",
  (from) => {
    const change = `redirects: ${JSON.stringify([{ from, to: "/about/" }])}`
    const path = ["redirects", 0, "from"]
    expect(check("site.json", change)).toMatchObject([{ type: "invalid-format", path }])
  },
)
