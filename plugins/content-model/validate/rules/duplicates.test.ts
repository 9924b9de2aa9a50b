/** @jest-environment node */
import { readDocuments, testIssues } from "../../testing/readDocument"
import { duplicateIssues } from "./duplicates"

const fashion = "content/services/ecommerce-fashion.json"

testIssues((change) => duplicateIssues(readDocuments(["services/poultry-trading.json", change])), {
  'id: "ecommerce-fashion"': `3:9 error duplicate-id Id (id): "ecommerce-fashion" is the id of ${fashion} already. Choose another id.`,
  "position: 10": `4:15 warning duplicate-position Position (position): 10 is the position of ${fashion} already, so their order is undefined. Choose another position.`,
})
