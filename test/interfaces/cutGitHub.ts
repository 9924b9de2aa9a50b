import { readFileSync } from "node:fs"
import { join } from "node:path"
import { lacksTool, npmTools, toolFolder } from "../../scripts/lib/npmTool"
import { UserError } from "../../scripts/lib/UserError"
import { cutDescription } from "./cutDescription"
import { gitHubOperations } from "./gitHubOperations"

const { gitHubDescription } = npmTools

/** Cuts what the editor uses out of the published description. Needs the network once. */
export function cutGitHub() {
  const missing = lacksTool(gitHubDescription)
  if (missing) throw new UserError(missing)
  const file = "@octokit/openapi/generated/api.github.com.json"
  const whole = JSON.parse(readFileSync(join(toolFolder(gitHubDescription), file), "utf8"))
  return cutDescription(whole, gitHubOperations)
}
