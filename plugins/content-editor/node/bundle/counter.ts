import { snapshotFolder } from "../../../content-model/lib/constants"
import { model } from "../../../content-model/model/model"
import { readContent } from "../../../content-model/read/readContent"
import type { Settings } from "../../backends/settings"

/** The settings with the address of the service that counts, if the content names one. */
export const withCounter = (settings: Settings): Settings => ({
  ...settings,
  counter: readContent(snapshotFolder).one(model.settings).numbers?.address,
})
