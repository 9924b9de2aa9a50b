/** @jest-environment node */
import { bundleLoader } from "./bundleLoader"

test("the loader is one script that contains nothing that ends it", () => {
  const loader = bundleLoader()
  expect(loader).toMatch(/^\(\(\)=>\{.*\}\)\(\);$/)
  expect(loader).not.toMatch(/<\/script|<!--|import\b/)
})
