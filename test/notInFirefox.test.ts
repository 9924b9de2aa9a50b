/** @jest-environment node */
import { readFileSync } from "node:fs"
import { notInFirefox } from "../e2e/browsers/notInFirefox"
import { listFiles } from "../scripts/lib/files"

const specs = listFiles("e2e").filter((file) => file.endsWith(".spec.ts"))
const texts = specs.map((file) => `${file}\n${readFileSync(`e2e/${file}`, "utf8")}`)

test.each(Object.keys(notInFirefox))("there is a test for: %s", (name) => {
  expect(texts.filter((text) => text.includes(name))).toHaveLength(1)
})
