import { z } from "zod"
import { CallToAction } from "../sections/callToAction"
import { splitImageSize } from "../parts"
import { Action, Picture } from "../../../plugins/content-model/schema/shared"
import { group, line, paragraph, template } from "../../../plugins/content-model/schema/text"
import { sharedPage } from "./page"

const Hero = z
  .strictObject({
    ventures: Action.meta({ title: "First button" }),
    contact: Action.meta({ title: "Second button" }),
    picture: Picture.meta({ minSize: [1300, 1630] }),
  })
  .meta({
    id: "Hero",
    title: "Hero",
    description: "The top of the home page. Its texts are the brand's name and slogan, under Site.",
  })

const Ventures = group("Ventures", "Cards of the ventures", {
  title: line(80, { title: "Heading" }),
  introduction: paragraph(320, { title: "Introduction" }),
  learnMore: line(30, { title: "Label of each card's link" }),
  learnMoreAbout: template(60, "title", {
    title: "The same, continued for screen readers",
    description: "Read out after the label. {title} becomes the venture's title.",
  }),
})

const Vision = group("Vision", "Vision", {
  title: line(80, { title: "Heading" }),
  text: paragraph(600, { title: "Text" }),
  action: Action,
  picture: Picture.meta({ minSize: splitImageSize }),
})

export const HomePage = sharedPage({
  hero: Hero,
  ventures: Ventures,
  vision: Vision,
  callToAction: CallToAction,
}).meta({ id: "HomePage", title: "Home page", files: "pages/home.json", address: "/" })
