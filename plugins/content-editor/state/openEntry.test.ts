import { pictureIn } from "./openEntry"
import type { Snapshot } from "./snapshot"

test("a picture is found by its file, and by its address on an image host", () => {
  const address = "https://pictures.example/hen.png"
  const [own, copy, added] = ["images/hero.png", "images/kept/hen-0123456789.png", "images/new.png"]
  const facts = { width: 4, height: 3, format: "png", bytes: 9 }
  const snapshot: Snapshot = {
    listing: { files: [own, copy], folders: [] },
    sources: [],
    pictures: { [own]: { ...facts, url: "/own" }, [copy]: { ...facts, url: "/copy" } },
    kept: { files: { [address]: copy }, issues: [] },
    staticFiles: [],
  }
  const pictureOf = pictureIn(snapshot, { [added]: { ...facts, url: "/added" } })
  const named = [own, address, added, "https://pictures.example/duck.png", "constructor"]
  expect(named.map((name) => pictureOf(name)?.url)).toEqual([
    "/own",
    "/copy",
    "/added",
    undefined,
    undefined,
  ])
})
