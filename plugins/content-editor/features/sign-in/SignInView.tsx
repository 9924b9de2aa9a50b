import { useState, useSyncExternalStore, type SubmitEvent } from "react"
import styled from "styled-components"
import { addressOfHost, type HostSettings } from "../../backends/git/settings"
import { Button } from "../../ui/Button"
import { openDialog } from "../../ui/Dialog"
import { Disclosure } from "../../ui/Disclosure"
import { Hint, Input, Label } from "../../ui/fields"
import { Card, Cluster, Page, Stack } from "../../ui/layout"
import { Message, Notice } from "../../ui/Notice"
import { colour, GlobalStyle, space } from "../../ui/theme"
import { wordsOf } from "../../drafts/useLoaded"
import { LanguageChoice } from "./LanguageChoice"
import { text } from "../../ui/words/words"
import { leaveForGitLab, openGitHubLogin } from "./login"
import { session } from "./session"
import { TokenPicture } from "./TokenPicture"

type Props = {
  settings: HostSettings
  /** Signs in. Rejects in words if the host does not accept the token. */
  accept: (token: string, isKept: boolean) => Promise<unknown>
  /** Why an earlier sign-in failed. */
  failure?: string
}

/** Covers the editor while nobody is signed in. What the person wrote stays below it. */
export function SignInView({ settings, accept, failure }: Props) {
  const isSignedIn = useSyncExternalStore(session.subscribe, session.token) !== null
  const [problem, setProblem] = useState(failure)
  const [isBusy, setIsBusy] = useState(false)
  const { repo } = settings
  const isGitHub = settings.backend === "github"
  const host = isGitHub ? "GitHub" : "GitLab"
  const hasLogin = Boolean(isGitHub ? settings.authUrl : settings.appId)

  async function signIn(found: string | Promise<string>, isKept = false) {
    setProblem(undefined)
    try {
      const token = await found
      setIsBusy(true)
      await accept(token, isKept)
    } catch (error) {
      setProblem(wordsOf(error))
    }
    setIsBusy(false)
  }

  function handleSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault()
    const data = new FormData(event.currentTarget)
    void signIn(String(data.get("token")).trim(), data.has("isKept"))
  }

  const handleLogin = () =>
    isGitHub ? signIn(openGitHubLogin(settings.authUrl ?? "")) : leaveForGitLab(settings)

  const steps = (
    <Stack $gap="l">
      <p>{text("hosts.tokenIs", { host })}</p>
      <Steps>
        <li>
          <a href={tokenPage(settings)} target="_blank" rel="noreferrer">
            {text("hosts.createToken", { host })}
          </a>
          <TokenPicture of="form" />
          <Hint>{text("hosts.openForm", { repo })}</Hint>
        </li>
        <li>
          {text(isGitHub ? "hosts.gitHubToken" : "hosts.gitLabToken", { repo })}
          <TokenPicture of="token" />
          <Hint>{text("hosts.askOwner", { repo })}</Hint>
        </li>
        <li>
          <Label>
            {text("hosts.token")}
            <Input name="token" type="password" autoComplete="off" required />
          </Label>
          <Cluster as="label">
            <input type="checkbox" name="isKept" />
            {text("hosts.stay")}
          </Cluster>
          <Hint>{text("hosts.tokenKept", { host })}</Hint>
          <Hint>{text("hosts.tokenEnds", { host })}</Hint>
        </li>
      </Steps>
      <Button type="submit" look={hasLogin ? "plain" : "primary"} isDisabled={isBusy}>
        {text("hosts.signIn")}
      </Button>
    </Stack>
  )
  if (isSignedIn) return null
  return (
    <Window
      ref={openDialog}
      aria-labelledby="sign-in"
      // Chromium closes it when Escape is pressed twice.
      onClose={({ currentTarget }) => {
        if (session.token() === null) openDialog(currentTarget)
      }}
    >
      <GlobalStyle />
      <Page $width="32rem">
        <Sheet as="form" $gap="xl" onSubmit={handleSubmit}>
          <Cluster as="header">
            <img src="../favicon.ico" alt="" width="32" height="32" />
            <h1 id="sign-in">{text("hosts.signIn")}</h1>
          </Cluster>
          <p>{text("hosts.intro", { host, repo })}</p>
          {hasLogin && (
            <Button look="primary" isDisabled={isBusy} onPress={() => void handleLogin()}>
              {text("hosts.signInWith", { host })}
            </Button>
          )}
          {hasLogin ? <Disclosure summary={text("hosts.withToken")}>{steps}</Disclosure> : steps}
          {problem && (
            <div ref={scrollTo}>
              <Notice kind="error" role="alert">
                <p>
                  <Message>{problem}</Message>
                </p>
              </Notice>
            </div>
          )}
          <a href="..">{text("app.viewSite")}</a>
          <LanguageChoice />
        </Sheet>
      </Page>
    </Window>
  )
}

/** On a low screen, the end of the form is out of view. */
const scrollTo = (message: HTMLElement | null) => message?.scrollIntoView({ block: "nearest" })

/** The host's form for a token, filled in by its address. */
export function tokenPage(settings: HostSettings, now = new Date()) {
  const { backend, repo } = settings
  const address = addressOfHost(settings)
  const [owner, site] = repo.split("/")
  const about = {
    // With a day, because last year's token may have the same name. GitHub takes 40 characters.
    name: `Editor ${now.toISOString().slice(0, 10)} ${site}`.slice(0, 40),
    description: text("hosts.tokenFor", { repo }),
  }
  if (backend === "gitlab")
    return `${address}/-/user_settings/personal_access_tokens?${new URLSearchParams({ ...about, scopes: "api" })}`
  const query = new URLSearchParams({
    ...about,
    target_name: owner,
    expires_in: "365",
    contents: "write",
    pull_requests: "write",
    // For the preview of a private repository.
    deployments: "read",
    statuses: "read",
  })
  return `${address}/settings/personal-access-tokens/new?${query}`
}

const Steps = styled(Stack).attrs({ as: "ol" })`
  padding-inline-start: ${space.l};
  list-style: decimal;
`

const Sheet = styled(Card)`
  padding: clamp(${space.l}, 5vw, ${space.xxl});
`

const Window = styled.dialog`
  width: 100%;
  max-width: none;
  height: 100%;
  max-height: none;
  padding: 8vh 0 4vh;
  border: 0;
  background: ${colour.ground};
  color: ${colour.text};
`
