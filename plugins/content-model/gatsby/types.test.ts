import * as z from "zod"
import { model, setModel } from "../model/model"
import { graphqlType } from "./types"

test("a field kind without a resolver has the GraphQL type of its JSON type", () => {
  const Review = z.strictObject({ stars: z.int().meta({ id: "Stars" }) }).meta({ id: "Review" })
  setModel({ ...model, types: [Review] })
  expect(graphqlType({ $ref: "Stars" })).toBe("Int")
})
