import { useEffect } from "react"
import { decap, type ProxyBackend } from "../admin/decap"
import type { TextsAtOpening } from "../server/requestSchema"

type Loaded = { data: string | null; file: { path: string } }
type Deleted = { paths: string[] }
type Saved = { dataFiles: { path: string; raw: string }[] }

/**
 * Decap's local backend; Decap calls it with `new`. Write requests also contain the text of
 * each file when its form was opened, so that the server detects conflicts; see server/conflicts.ts.
 */
export function LocalBackend(config: object, options: object): ProxyBackend {
  const proxy = decap.getBackend<ProxyBackend>("proxy").init(config, options)
  const send = proxy.request.bind(proxy)
  const textsAtOpening: TextsAtOpening = {}
  proxy.request = async ({ action, params }) => {
    const response = await send({
      action,
      params: { ...params, ...(writeActions.has(action) && { textsAtOpening }) },
    })
    if (action === "getEntry") {
      const { data, file } = response as Loaded
      textsAtOpening[file.path] = data
    }
    if (action === "persistEntry")
      for (const { path, raw } of (params as Saved).dataFiles) textsAtOpening[path] = raw
    if (action === "deleteFiles")
      for (const path of (params as Deleted).paths) delete textsAtOpening[path]
    return response
  }
  proxy.authComponent = () => NoLogin
  return proxy
}

const writeActions = new Set(["persistEntry", "deleteFiles"])

/** Replaces the login page: the folder is on this computer. */
function NoLogin({ onLogin }: { onLogin: (user: object) => void }) {
  useEffect(() => onLogin({}), [onLogin])
  return null
}
