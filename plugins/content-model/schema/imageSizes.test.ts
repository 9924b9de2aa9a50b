/** @jest-environment node */
import { readFileSync } from "node:fs"
import { schemas, fieldsOf } from "./jsonSchema"

/** The largest size that a fragment has made of a picture. */
function largest(file: string) {
  const text = readFileSync(file, "utf8")
  const [, ratio] = /aspectRatio: ([\d.]+)/.exec(text) ?? []
  const [, sizes = ""] = /breakpoints: \[([\d, ]+)\]/.exec(text) ?? []
  const width = Math.max(...sizes.split(",").map(Number))
  return [width, Math.round(width / Number(ratio) / 10) * 10]
}

test("what a picture needs, says the model, is the largest that the site makes of it", () => {
  const half = largest("src/components/fragments.ts")
  const needs = Object.entries(schemas).flatMap(([name, shape]) =>
    fieldsOf(shape)
      .filter(([key, field]) => field.$ref === "Picture" && key !== "share")
      .map(([, field]) => [name, field.minSize]),
  )
  expect(Object.fromEntries(needs)).toEqual({
    Service: half,
    Hero: largest("src/sections/Hero.tsx"),
    Vision: half,
    Story: half,
    NotFound: half,
  })
})
