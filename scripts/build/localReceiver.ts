import { spawn } from "node:child_process"
import "../lib/siteModel"
import { Delivery } from "../../plugins/content-model/fields/delivery/delivery"
import { valueAt } from "../../plugins/content-model/lib/path"
import { model } from "../../plugins/content-model/model/model"
import { readValues } from "../../plugins/content-model/read/readContent"

const port = "8787"

/** Whether the form sends to a server of one's own, by the value of the site's file. */
export function sendsToOwnServer(site: unknown) {
  const { data } = Delivery.safeParse(valueAt(site, ["delivery"]))
  return data?.address !== undefined && (data.service ?? "own") === "own"
}

/**
 * Starts the receiver where the form sends to a server of one's own. Messages of the development server then arrive in the
 * terminal, and none at the published server. Returns a function that ends it.
 */
export function startReceiver() {
  const site = readValues("content").get(model.settings.meta()?.files ?? "")
  if (!sendsToOwnServer(site)) return () => {}
  process.env.FORM_RECEIVER = `http://localhost:${port}/`
  const { PORT = "8000", ...env } = process.env
  const SITE = `http://localhost:${PORT}`
  const receiver = spawn(process.execPath, ["--import", "tsx", "receiver/local.ts"], {
    env: { ...env, SITE, PORT: port },
    stdio: ["ignore", "inherit", "inherit"],
  })
  return () => void receiver.kill()
}
