/** @jest-environment node */
import { issueLine, readDocuments } from "../../testing/readDocument"
import { duplicateIssues } from "./duplicates"

const poultry = "services/poultry-trading.json"

test("an id that another item has is reported", () => {
  const documents = readDocuments([poultry, '"poultry-trading"', '"ecommerce-fashion"'])
  expect(duplicateIssues(documents).map(issueLine)).toEqual([
    '3:9 error duplicate-id Id (id): "ecommerce-fashion" is the id of content/services/ecommerce-fashion.json already. Choose another id.',
  ])
})

test("a position that another item of the type has is reported", () => {
  const documents = readDocuments([poultry, '"position": 30', '"position": 10'])
  expect(duplicateIssues(documents).map(issueLine)).toEqual([
    "4:15 warning duplicate-position Position (position): 10 is the position of content/services/ecommerce-fashion.json already, so their order is undefined. Choose another position.",
  ])
})

test("the ids and positions of this site are unique", () => {
  expect(duplicateIssues(readDocuments())).toEqual([])
})
