declare module "decap-server/dist/middlewares" {
  import type { Express } from "express"

  /** Answers at /api/v1 from the folder that GIT_REPO_DIRECTORY names at that moment. */
  export function registerLocalFs(app: Express, options: { logLevel: string }): Promise<void>
}
