import { z } from "zod"
import { Story } from "../sections/story"
import { PageHeader } from "../parts"
import { group, line, paragraph } from "../../../plugins/content-model/schema/text"
import { sharedPage } from "./page"

const Values = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
  })
  .meta({ id: "Values", title: "Core values", description: "The heading above the values." })

const Quote = group("Quote", "Quotation", {
  title: line(80, { title: "Heading" }),
  text: paragraph(500, { title: "Quotation" }),
  attribution: line(120, { title: "Who says it" }),
})

export const AboutPage = sharedPage({
  header: PageHeader,
  story: Story,
  values: Values,
  quote: Quote,
}).meta({ id: "AboutPage", title: "About page", files: "pages/about.json", address: "/about/" })
