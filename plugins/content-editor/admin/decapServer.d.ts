declare module "decap-server/dist/middlewares" {
  import type { Express } from "express"

  /** Adds routes at /api/v1 for the folder in the environment variable GIT_REPO_DIRECTORY. */
  export function registerLocalFs(app: Express, options: { logLevel: string }): Promise<void>
}
