/** @jest-environment node */
import worker from "./worker"

const helper = "https://login.example.com"
const settings = { SITE: "https://www.example.com/", CLIENT_ID: "id", CLIENT_SECRET: "secret" }
const ask = (path: string, cookie = "") =>
  worker.fetch(new Request(helper + path, { headers: { cookie } }), settings)

test("the token goes to the site alone, and only if the sign-in began in this browser", async () => {
  const begun = await ask("/auth?provider=github&site_id=evil.example.com&scope=repo")
  const { origin, searchParams } = new URL(begun.headers.get("location") ?? "")
  expect([origin, searchParams.get("client_id")]).toEqual(["https://github.com", "id"])
  const [cookie] = begun.headers.get("set-cookie")?.split(";") ?? []
  const fetching = jest
    .spyOn(globalThis, "fetch")
    .mockResolvedValue(Response.json({ access_token: "</script>" }))
  const back = `/callback?code=c1&state=${searchParams.get("state")}`
  for (const refused of [ask(back), ask(back, `${cookie}0`), ask("/callback?code=c1", cookie)])
    expect(await (await refused).text()).toContain("authorization:github:error:{}")
  expect(fetching).not.toHaveBeenCalled()
  const script = await (await ask(back, `other=1; ${cookie}`)).text()
  const posted = /postMessage\((.*)\); close/.exec(script)?.[1] ?? ""
  const message = `authorization:github:success:${JSON.stringify({ token: "</script>" })}`
  expect(JSON.parse(`[${posted}]`)).toEqual([message, "https://www.example.com"])
  expect(script.match(/<\/script>/g)).toHaveLength(1)
  const sent = JSON.parse(String(fetching.mock.calls[0][1]?.body))
  expect(sent).toEqual({ client_id: "id", client_secret: "secret", code: "c1" })
})
