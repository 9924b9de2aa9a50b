import { newPicturePath, nameOf, factsOf } from "./pictureNames"

test.each([
  ["Fête à Ürgüp (1).JPG", "images/fete-a-urgup-1.webp"],
  ["IMG_0042.HEIC.jpg", "images/img-0042-heic.webp"],
  ["../../secret.png", "images/secret.webp"],
  ["图.png", "images/picture.webp"],
  ["AUX.png", "images/aux-2.webp"],
  ["a".repeat(300), `images/${"a".repeat(60)}.webp`],
])("%s becomes %s", (name, file) => expect(newPicturePath(name, "webp", [])).toBe(file))

test("a name differs from all others, also without the ending", () => {
  const taken = ["images/Hero.png", "images/hero-2.jpg"]
  expect(newPicturePath("hero.png", "webp", taken)).toBe("images/hero-3.webp")
})

test("a picture has a name, a size and a weight", () => {
  expect(nameOf("images/hero.png")).toBe("hero.png")
  const size = { width: 1600, height: 1200 }
  expect(factsOf({ ...size, bytes: 12_300 })).toBe("1600 × 1200 pixels, 13\u00a0kB")
  expect(factsOf({ ...size, bytes: 1_250_000 })).toBe("1600 × 1200 pixels, 1.3\u00a0MB")
})
