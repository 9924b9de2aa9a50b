import { factsOf, newPicturePath } from "./pictureNames"

// A name differs from all others, also without the ending.
const taken = ["images/Hero.png", "images/hero-2.jpg"]

test.each([
  ["Fête à Ürgüp (1).JPG", "images/fete-a-urgup-1.webp"],
  ["../../IMG_0042.HEIC.jpg", "images/img-0042-heic.webp"],
  ["图.png", "images/picture.webp"],
  ["AUX.png", "images/aux-2.webp"],
  ["hero.png", "images/hero-3.webp"],
])("%s becomes %s", (name, file) => expect(newPicturePath(name, "webp", taken)).toBe(file))

test("a picture has a size and a weight", () => {
  const size = { width: 1600, height: 1200 }
  expect(factsOf({ ...size, bytes: 12_300 })).toBe("1600 × 1200 pixels, 13\u00a0kB")
  expect(factsOf({ ...size, bytes: 1_250_000 })).toBe("1600 × 1200 pixels, 1.3\u00a0MB")
})
