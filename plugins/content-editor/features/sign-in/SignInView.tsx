import { useState, useSyncExternalStore, type SubmitEvent } from "react"
import styled from "styled-components"
import type { Settings } from "../../backends/git/settings"
import { Button } from "../../ui/Button"
import { openDialog } from "../../ui/Dialog"
import { Hint, Input, Label } from "../../ui/fields"
import { Card, Cluster, Page } from "../../ui/layout"
import { Message, Notice } from "../../ui/Notice"
import { colour, GlobalStyle, space } from "../../ui/theme"
import { wordsOf } from "../../drafts/useLoaded"
import { text } from "../../ui/words/words"
import { leaveForGitLab, openGitHubLogin } from "./login"
import { session } from "./session"

type Props = {
  settings: Settings
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
          <p>{text("hosts.intro", { repo: settings.repo ?? "" })}</p>
          {hasLogin && (
            <Button look="primary" isDisabled={isBusy} onPress={() => void handleLogin()}>
              {text("hosts.signInWith", { host })}
            </Button>
          )}
          <div>
            <Label>
              {text("hosts.token")}
              <Input
                name="token"
                type="password"
                aria-describedby="token-hint"
                autoComplete="off"
                required
              />
            </Label>
            <Hint id="token-hint">
              {text(isGitHub ? "hosts.gitHubToken" : "hosts.gitLabToken")}{" "}
              <a href={tokenPage(settings)} target="_blank" rel="noreferrer">
                {text("hosts.createToken", { host })}
              </a>
            </Hint>
          </div>
          <Cluster as="label">
            <input type="checkbox" name="isKept" />
            {text("hosts.stay")}
          </Cluster>
          {problem && (
            <Notice kind="error" role="alert">
              <p>
                <Message>{problem}</Message>
              </p>
            </Notice>
          )}
          <Button type="submit" look={hasLogin ? "plain" : "primary"} isDisabled={isBusy}>
            {text("hosts.signIn")}
          </Button>
          <a href="..">{text("app.viewSite")}</a>
        </Sheet>
      </Page>
    </Window>
  )
}

function tokenPage({ backend, authUrl, apiUrl }: Settings) {
  const own = apiUrl && new URL(apiUrl).origin
  return backend === "github"
    ? `${own ?? "https://github.com"}/settings/personal-access-tokens/new`
    : `${authUrl ?? own ?? "https://gitlab.com"}/-/user_settings/personal_access_tokens?name=Editor&scopes=api`
}

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
