import "../lib/siteModel"
// Sends one marked message to the service that content/site.json names.
import { Delivery } from "../../plugins/content-model/fields/delivery/delivery"
import { resolveDelivery } from "../../plugins/content-model/fields/delivery/services"
import { valueAt } from "../../plugins/content-model/lib/path"
import { model } from "../../plugins/content-model/model/model"
import { readContent } from "../../plugins/content-model/read/readContent"
import { runCommand, UserError } from "../lib/runCommand"
import { tryDelivery } from "./tryDelivery"

const usage = `Usage: npm run try-delivery

Sends one message, marked as a trial, to the service that "delivery" in content/site.json names, as a
browser on the site would. Prints what came back, and what that proves.`

async function tryService() {
  const settings = readContent("content").one(model.settings)
  const { data } = Delivery.safeParse(valueAt(settings, ["delivery"]))
  if (!data) throw new UserError("`npm run check` says what is wrong with the delivery.")
  const delivery = resolveDelivery(data, settings)
  if ("phone" in delivery && delivery.phone) {
    console.log(
      `Messages go to https://wa.me/${delivery.phone}: open it, and look whose number it is.`,
    )
    return 0
  }
  const { isAccepted, lines } = await tryDelivery(delivery, settings.address)
  console.log(lines.join("\n"))
  return isAccepted ? 0 : 1
}

void runCommand(tryService, usage)
