/** @jest-environment node */
import { createContent } from "../../plugins/content-model/read/content"
import { readValues } from "../../plugins/content-model/read/readContent"
import { Website } from "./site/website"
import { describe as describeSite } from "./describe"
import { fixtureContent } from "../../plugins/content-model/testing/fixtureSite"

const values = readValues(fixtureContent)

test("only social links with a web address are profiles", () => {
  const website = createContent(values).one(Website)
  const [first] = website.footer.social
  const links = [undefined, "/contact/", "https://social.example/aim"]
  const footer = { ...website.footer, social: links.map((to) => ({ ...first, to })) }
  const linked = new Map(values).set("site.json", { ...website, footer })
  expect(describeSite(createContent(linked)).profiles).toEqual(["https://social.example/aim"])
})
