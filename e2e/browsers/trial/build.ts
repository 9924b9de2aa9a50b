// Builds the trial site of the checks in other browsers, into .build/trial/.
import { cpSync, rmSync } from "node:fs"
import { join } from "node:path"
import { runCommand } from "../../../scripts/lib/runCommand"
import { build } from "../../support/builds/builds"
import { contentEditor } from "../../support/builds/contentEditor"
import { createSiteCopy } from "../../support/builds/siteCopy"
import { everyKind } from "../../support/composed/everyKind"
import { writePage } from "../../support/composed/writePage"
import { announcement, deliveryOrigin, trialFolder, trialPath } from "./trial"

/** The site of the repository with an announcement, a delivery address, opening hours and each kind of section. */
async function buildTrial() {
  const copy = await createSiteCopy()
  try {
    const edit = contentEditor(copy)
    edit("site.json", () => ({
      announcements: [{ text: announcement, to: trialPath }],
      delivery: { address: `${deliveryOrigin}/messages` },
    }))
    edit("contact-info/phone.json", () => ({
      hours: { week: [{ days: "Mo-Su", opens: "00:00", closes: "24:00" }], onPage: true },
    }))
    writePage(copy, "trial", everyKind)
    copy.write("static/prices.pdf", "%PDF-1.4 prices")
    const { code, output } = await build(copy.folder)
    if (code !== 0) throw new Error(output)
    rmSync(trialFolder, { recursive: true, force: true })
    cpSync(join(copy.folder, "public"), trialFolder, { recursive: true })
  } finally {
    copy.remove()
  }
}

void runCommand(buildTrial)
