import * as z from "zod"
import { Action } from "../../../plugins/content-model/fields/groups/group"
import { Picture } from "../../../plugins/content-model/fields/picture/picture"

export const Hero = z
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
