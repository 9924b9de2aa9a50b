import { useEffect } from "react"
import { decap, type ProxyBackend } from "../admin/decap"

type Loaded = { data: string | null; file: { path: string } }
type Deleted = { paths: string[] }
type Saved = { dataFiles: { path: string; raw: string }[] }

/**
 * Decap's own local backend, to be called with `new`. It also says what each file held when its
 * form was opened, so that the door notices where somebody else has changed it since; see door.ts.
 */
export function LocalBackend(config: object, options: object): ProxyBackend {
  const proxy = decap.getBackend<ProxyBackend>("proxy").init(config, options)
  const ask = proxy.request.bind(proxy)
  const opened: Record<string, string | null> = {}
  proxy.request = async ({ action, params }) => {
    const answer = await ask({
      action,
      params: { ...params, ...(writes.has(action) && { opened }) },
    })
    if (action === "getEntry") {
      const { data, file } = answer as Loaded
      opened[file.path] = data
    }
    if (action === "persistEntry")
      for (const { path, raw } of (params as Saved).dataFiles) opened[path] = raw
    if (action === "deleteFiles") for (const path of (params as Deleted).paths) delete opened[path]
    return answer
  }
  proxy.authComponent = () => NoLogin
  return proxy
}

const writes = new Set(["persistEntry", "deleteFiles"])

/** In the place of a log-in: the folder is on the same computer. */
function NoLogin({ onLogin }: { onLogin: (who: object) => void }) {
  useEffect(() => onLogin({}), [onLogin])
  return null
}
