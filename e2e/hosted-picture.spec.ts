import { expect, test } from "@playwright/test"
import { existsSync, readFileSync, rmSync, writeFileSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { startImageServer } from "../plugins/content-model/testing/imageServer"
import { build, copySite, removeSite, shrinkPictures } from "./builds"

test("a picture from an image host is served like our own, also while the host is down", async () => {
  test.setTimeout(600_000)
  const host = await startImageServer()
  const folder = copySite()
  try {
    const address = "https://pictures.example/hen.jpg"
    host.answers[address] = await sharp({
      create: { width: 1600, height: 1200, channels: 3, background: "teal" },
    })
      .jpeg()
      .toBuffer()
    await shrinkPictures(folder)
    const home = join(folder, "content/pages/home.json")
    writeFileSync(home, readFileSync(home, "utf8").replace("images/hero.png", address))

    const first = await build(folder)
    expect(first.code, first.output).toBe(0)
    expect(first.output).toContain(`was fetched from ${address}.`)
    const html = readFileSync(join(folder, "public/index.html"), "utf8")
    expect(html).not.toContain("pictures.example")
    const names = [...html.matchAll(/\/static\/[^ "]*\/hen-[0-9a-f]{10}\.(\w+)/g)]
    expect([...new Set(names.map(([, ending]) => ending))].toSorted()).toEqual([
      "avif",
      "jpg",
      "webp",
    ])
    for (const [path] of names) expect(existsSync(join(folder, "public", path)), path).toBe(true)

    host.stop()
    rmSync(join(folder, ".build/cache/.cache/.content"), { recursive: true })
    const second = await build(folder)
    expect(second.code, second.output).toBe(0)
    expect(host.asked).toEqual([address])
  } finally {
    removeSite(folder)
    host.end()
  }
})
