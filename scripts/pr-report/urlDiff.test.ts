/** @jest-environment node */
import { changedPages, diffUrls, missingRedirects } from "./urlDiff"

const page = (...ids: string[]) =>
  `<main>${ids.map((id) => `<section id="${id}"></section>`).join("")}</main>`
const site = (pages: Record<string, string>) => new Map(Object.entries(pages))

test("added and removed pages are listed, and a removed one needs a redirect", () => {
  const before = site({ "/": page("hens", "ducks"), "/team/": page("part"), "/old/": page() })
  const after = site({ "/": page("ducks"), "/people/": page() })
  const changes = diffUrls(before, after, [{ from: "/Old", to: "/" }])
  expect(changes).toEqual({
    added: ["/people/"],
    removed: [
      { address: "/team/", redirect: undefined },
      { address: "/old/", redirect: "/" },
    ],
    removedAnchors: ["/#hens"],
  })
  expect(missingRedirects(changes)).toEqual([
    "The page `/team/` is gone and has no redirect. Add one to content/site.json.",
  ])
})

test("a page has changed if its HTML differs in more than build hashes", () => {
  const html = (words: string, hash: string) =>
    `<meta http-equiv="Content-Security-Policy" content="'sha256-${hash}='"/><p>${words}</p><script>{"app":"/app-${hash.repeat(20)}.js","___webpackCompilationHash":"${hash}"}</script>`
  const before = site({ "/": html("Hens", "a"), "/about/": html("Us", "a"), "/old/": "" })
  const after = site({ "/": html("Hens", "b"), "/about/": html("Me", "b"), "/new/": "" })
  expect(changedPages(before, after)).toEqual(["/about/", "/old/", "/new/"])
})
