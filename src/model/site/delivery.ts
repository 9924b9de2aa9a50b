import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import {
  host,
  isParsableUrl,
  unparsableMessage,
  urlCharacter,
} from "../../../plugins/content-model/fields/destination/url"

export const Delivery = group("Delivery", "Delivery of messages", {
  address: z
    .string()
    .regex(new RegExp(`^${host}([/?#]${urlCharacter}*)?$`), {
      error: 'must be a web address that begins with "https://"',
      abort: true,
    })
    .refine(isParsableUrl, unparsableMessage)
    .meta({
      title: "Delivery address",
      description: "Messages from the contact form are posted there. Without it none is sent.",
      examples: ["https://forms.example.com/aim-for-big"],
      missingTargetHint: "The contact form sends nothing",
    })
    .optional(),
})
