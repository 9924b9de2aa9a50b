import { imageFinder } from "./openEntry"
import type { Snapshot } from "./snapshot"

test("finds an image by its path, and a remote image by its URL", () => {
  const url = "https://pictures.example/hen.png"
  const [own, copy, added] = ["images/hero.png", "images/kept/hen-0123456789.png", "images/new.png"]
  const info = { width: 4, height: 3, format: "png", bytes: 9 }
  const snapshot: Snapshot = {
    listing: { files: [own, copy], folders: [] },
    sources: [],
    images: { [own]: { ...info, url: "/own" }, [copy]: { ...info, url: "/copy" } },
    imageCache: { files: { [url]: copy }, issues: [] },
    staticFiles: [],
  }
  const findImage = imageFinder(snapshot, { [added]: { ...info, url: "/added" } })
  const names = [own, url, added, "https://pictures.example/duck.png", "constructor"]
  expect(names.map((name) => findImage(name)?.url)).toEqual([
    "/own",
    "/copy",
    "/added",
    undefined,
    undefined,
  ])
})
