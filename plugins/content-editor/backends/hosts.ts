import { createGitHub } from "./github/host"
import { createGitLab } from "./gitlab/host"
import type { Host } from "./git/host"
import type { Session } from "./git/request"
import type { HostName, HostSettings } from "./git/settings"

/** The git hosts in which the published editor saves, by their name in EDITOR_BACKEND. */
export const hosts: Record<HostName, (settings: HostSettings, session: Session) => Host> = {
  github: createGitHub,
  gitlab: createGitLab,
}
