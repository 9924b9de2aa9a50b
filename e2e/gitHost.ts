import express, { type Express, type RequestHandler } from "express"
import { once } from "node:events"
import { answersOnAccess, answersOnGit } from "./gitHubAnswers"
import { answersOnPulls, type Pull } from "./gitHubPulls"
import { createRepository } from "./gitRepository"
import { freePort } from "./ports"

const token = "a-token-of-this-test"

/** A stand-in for GitHub, and for the service that logs people in there, with a copy of content/. */
export async function startGitHost() {
  const repository = createRepository()
  const pulls: Pull[] = []
  const refused: string[] = []

  const record: RequestHandler = ({ method, originalUrl }, response, next) => {
    response.on("finish", () => {
      if (response.statusCode >= 400) refused.push(`${method} ${originalUrl}`)
    })
    next()
  }
  const app = express()
  app.get("/auth", (_request, response) => void response.send(logIn))
  app.use(record, allowOtherOrigins, refuseStrangers, express.json({ limit: "20mb" }))
  const answers = {
    ...answersOnAccess,
    ...answersOnGit(repository),
    ...answersOnPulls(repository, pulls),
  }
  for (const [route, answer] of Object.entries(answers)) {
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
    /** The requests that were not answered as asked for. */
    refused,
    stop() {
      stop()
      repository.remove()
    },
  }
}

/** Serves on a free port of this computer. */
export async function serve(app: Express) {
  const port = await freePort()
  const server = app.listen(port, "localhost")
  await once(server, "listening")
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

const refuseStrangers: RequestHandler = (request, response, next) => {
  if (request.get("Authorization") === `token ${token}`) next()
  else response.status(401).json({ message: "Requires authentication" })
}

// What a log-in at GitHub ends with: the token goes to the window that asked for it.
const logIn = `<!doctype html>
<link rel="icon" href="data:," />
<script>
  addEventListener("message", ({ source, origin }) =>
    source.postMessage('authorization:github:success:{"token":"${token}"}', origin),
  )
  opener.postMessage("authorizing:github", "*")
</script>
`
