import { existsSync } from "node:fs"
import { join } from "node:path"
import sharp from "sharp"
import { startImageServer } from "../../../plugins/content-model/testing/imageServer"
import { expect, test } from "../../fixtures/workspace"

const url = "https://pictures.example/hen.jpg"

test("an image of an image host is served by the site in the smaller format", async ({
  workspace,
}) => {
  const server = await startImageServer()
  try {
    server.responses[url] = await sharp({
      create: { width: 400, height: 300, channels: 3, background: "teal" },
    })
      .jpeg()
      .toBuffer()
    workspace.replace("content/pages/home.json", ["images/hero.png", url])
    const output = await workspace.build()
    expect(output).toContain(`was fetched from ${url}.`)
    expect(server.requests).toEqual([url])
  } finally {
    server.end()
  }
  const html = workspace.html("index.html")
  expect(html).not.toContain("pictures.example")
  const files = [...html.matchAll(/\/static\/[^ "]*\/hen-[0-9a-f]{10}\.(\w+)/g)]
  const formats = new Set(files.map(([, format]) => format))
  // A plain colour is smaller as WebP than as AVIF.
  expect([...formats]).toEqual(["webp"])
  for (const [file] of files)
    expect(existsSync(join(workspace.folder, "public", file)), file).toBe(true)
})
