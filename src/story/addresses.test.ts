/** @jest-environment node */
import { compareAddresses, rebuiltPages } from "./addresses"

const page = (...ids: string[]) =>
  `<main>${ids.map((id) => `<section id="${id}"></section>`).join("")}</main>`
const site = (pages: Record<string, string>) => new Map(Object.entries(pages))

test("addresses that appear and vanish are told from those that stay", () => {
  const before = site({ "/": page(), "/team/": page(), "/old/": page() })
  const after = site({ "/": page(), "/people/": page() })
  expect(compareAddresses(before, after, [{ from: "/Old", to: "/" }])).toEqual({
    appeared: ["/people/"],
    vanished: [
      { address: "/team/", to: undefined },
      { address: "/old/", to: "/" },
    ],
    lostSections: [],
  })
})

test("a section that is gone is named, unless its page is gone with it", () => {
  const before = site({ "/services/": page("hens", "ducks"), "/old/": page("part") })
  const after = site({ "/services/": page("ducks") })
  expect(compareAddresses(before, after, []).lostSections).toEqual(["/services/#hens"])
})

test("a page is looked at only where more than the names of its scripts has changed", () => {
  const html = (words: string, hash: string) =>
    `<meta http-equiv="Content-Security-Policy" content="'sha256-${hash}='"/><p>${words}</p><script>{"app":"/app-${hash.repeat(20)}.js","___webpackCompilationHash":"${hash}"}</script>`
  const before = site({ "/": html("Hens", "a"), "/about/": html("Us", "a"), "/old/": "" })
  const after = site({ "/": html("Hens", "b"), "/about/": html("Me", "b"), "/new/": "" })
  expect(rebuiltPages(before, after)).toEqual(["/about/", "/old/", "/new/"])
})
