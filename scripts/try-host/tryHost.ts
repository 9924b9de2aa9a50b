import type { Settings } from "../../plugins/content-editor/backends/settings"
import { createGitHub } from "../../plugins/content-editor/backends/github"
import { createGitLab } from "../../plugins/content-editor/backends/gitlab"
import { createTrial } from "./trial"

/** A step, and why it failed, unless it worked. */
export type Result = { step: string; failure?: string; seconds: number }

type Options = {
  onStep: (step: string) => void
  /** Waits before the host is asked again whether a request can be merged. */
  pause: () => Promise<unknown>
  /** Ends the trial after the current step. */
  signal: AbortSignal
}

/**
 * Does on a repository what the editor does, until a step fails. Then removes what it has written.
 * Writes nothing to the disk, and no result contains the token.
 */
export async function tryHost(settings: Settings, token: string, options: Options) {
  const { onStep, pause, signal } = options
  const create = settings.backend === "github" ? createGitHub : createGitLab
  const host = create(settings, { token: () => token, signOut: () => undefined })
  const { signIn, steps, cleanUp } = createTrial(host, settings.branch ?? "main", pause)
  const results: Result[] = []

  async function run(step: string, action: () => Promise<void>) {
    onStep(step)
    const start = performance.now()
    const failure = await action().then(
      () => undefined,
      (error: unknown) => String(Object(error).message).replaceAll(token, "…"),
    )
    results.push({ step, failure, seconds: (performance.now() - start) / 1000 })
    return failure === undefined
  }

  if (!(await run("sign in", signIn))) return results
  for (const [step, action] of Object.entries(steps))
    if (signal.aborted || !(await run(step, action))) break
  await run("clean up", cleanUp)
  return results
}

/** The results as Markdown, for docs/limitations.md. */
export function toMarkdown({ backend }: Settings, results: Result[], now: Date) {
  const host = backend === "github" ? "GitHub" : "GitLab"
  const lines = results.map(({ step, failure, seconds }) => {
    const time = `${seconds.toFixed(1)} s`
    return failure === undefined
      ? `- ${step}: worked, ${time}`
      : `- ${step}: failed, ${time}. ${failure}`
  })
  return [`Tried on ${host}, ${now.toISOString().slice(0, 10)}:`, "", ...lines].join("\n")
}
