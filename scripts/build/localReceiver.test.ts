import { sendsToOwnServer } from "./localReceiver"

test.each([
  [{}, false],
  [{ delivery: {} }, false],
  [{ delivery: { service: "own", address: "https://mail.example.com/" } }, true],
  [{ delivery: { service: "formspree", address: "https://formspree.io/f/abc" } }, false],
  [null, false],
])("the form of a site with %j sends to a server of one's own: %s", (site, expected) => {
  expect(sendsToOwnServer(site)).toBe(expected)
})
