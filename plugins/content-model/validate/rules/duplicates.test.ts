/** @jest-environment node */
import { readDocuments, testIssues } from "../../testing/readDocument"
import { duplicateIssues } from "./duplicates"

const fashion = "content/services/ecommerce-fashion.json"

testIssues((change) => duplicateIssues(readDocuments(["services/poultry-trading.json", change])), {
  'id: "ecommerce-fashion"': `3:9 error duplicate-id Id (id): "ecommerce-fashion" is the id of ${fashion} already. Choose another id.`,
  'formerIds: ["hens", "ecommerce-fashion"]': `19:26 error duplicate-id 2: "ecommerce-fashion" is the id of ${fashion} already. Delete it here.`,
  "position: 10": `4:15 warning duplicate-position Position (position): 10 is the position of ${fashion} already, so their order is undefined. Choose another position.`,
})

test("an id must not be the former id of another item", () => {
  const documents = readDocuments(
    ["services/ecommerce-fashion.json", 'formerIds: ["eggs"]'],
    ["services/poultry-trading.json", 'id: "eggs"'],
  )
  expect(duplicateIssues(documents)).toMatchObject([
    { message: `"eggs" is a former id of ${fashion} already. Choose another id.` },
  ])
})

test("a former id must not be the id of its own item", () => {
  const own: [string, string] = ["services/poultry-trading.json", 'formerIds: ["poultry-trading"]']
  expect(duplicateIssues(readDocuments(own))).toMatchObject([{ path: ["formerIds", 0] }])
})
