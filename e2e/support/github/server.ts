import express, { type Express, type RequestHandler } from "express"
import { createServer } from "node:http"
import { listenAtFreePort } from "../../../scripts/lib/ports"
import { accessRoutes, gitRoutes } from "./api"
import { pullRoutes, type Pull } from "./pulls"
import { createRepository } from "./repository"

const token = "a-token-of-this-test"

/** A stand-in for GitHub's API and OAuth service, with a repository that holds content/. */
export async function startGitHub() {
  const repository = createRepository()
  const pulls: Pull[] = []
  const errors: string[] = []

  const recordErrors: RequestHandler = ({ method, originalUrl }, response, next) => {
    response.on("finish", () => {
      if (response.statusCode >= 400) errors.push(`${method} ${originalUrl}`)
    })
    next()
  }
  const app = express()
  app.get("/auth", (_request, response) => void response.send(loginPage))
  app.use(recordErrors, allowOtherOrigins, requireToken, express.json({ limit: "20mb" }))
  const routes = { ...accessRoutes, ...gitRoutes(repository), ...pullRoutes(repository, pulls) }
  for (const [route, answer] of Object.entries(routes)) {
    const [method, path] = route.split(" ")
    app.all(path, (request, response, next) =>
      request.method === method ? void response.json(answer(request)) : next(),
    )
  }
  app.use((_request, response) => void response.status(404).json({ message: "Not Found" }))

  const { address, stop } = await serve(app)
  return {
    address,
    git: repository.git,
    change: repository.change,
    pulls,
    /** The requests that were answered with an error. */
    errors,
    stop() {
      stop()
      repository.remove()
    },
  }
}

/** Serves an app on a free port of this machine. */
export async function serve(app: Express) {
  const server = createServer(app)
  const port = await listenAtFreePort(server)
  return {
    address: `http://localhost:${port}`,
    stop() {
      server.close()
      server.closeAllConnections()
    },
  }
}

const allowOtherOrigins: RequestHandler = ({ method }, response, next) => {
  response.set({
    "Access-Control-Allow-Origin": "*",
    "Access-Control-Allow-Headers": "Authorization, Content-Type",
    "Access-Control-Allow-Methods": "GET, POST, PUT, PATCH, DELETE",
  })
  if (method === "OPTIONS") response.end()
  else next()
}

const requireToken: RequestHandler = (request, response, next) => {
  if (request.get("Authorization") === `token ${token}`) next()
  else response.status(401).json({ message: "Requires authentication" })
}

// The last page of an OAuth login: it sends the token to the window that opened it.
const loginPage = `<!doctype html>
<link rel="icon" href="data:," />
<script>
  addEventListener("message", ({ source, origin }) =>
    source.postMessage('authorization:github:success:{"token":"${token}"}', origin),
  )
  opener.postMessage("authorizing:github", "*")
</script>
`
