import { Numbers } from "../../../content-model/fields/numbers/numbers"
import { valueAt } from "../../../content-model/lib/path"
import { settingsFile } from "../../../content-model/model/model"
import { valueIn } from "../../../content-model/read/json/parseJson"
import { readSource } from "../../../content-model/read/json/readFiles"
import type { Settings } from "../../backends/settings"
import { contentFolder } from "../../lib/constants"

/** The settings with the address of the service that counts, if the content names one rightly. */
export function withCounter(settings: Settings): Settings {
  const site = valueIn(readSource(contentFolder, settingsFile()).text ?? "")
  return { ...settings, counter: Numbers.safeParse(valueAt(site, ["numbers"])).data?.address }
}
