import { graphql } from "gatsby"
import { Component, type ReactNode } from "react"
import styled from "styled-components"
import { Section, SectionHeader } from "../components/containers/Section"
import { Button, Buttons, buttonStyles } from "../components/Button"
import { colour, radius, size, space, type } from "../theme/tokens"

type Texts = Queries.ErrorScreenFragment

/** The message of an error, the status text of a response, or the thrown value as text. */
function messageOf(error: unknown) {
  if (error instanceof Error) return error.message
  if (typeof error === "object" && error !== null && "status" in error && "statusText" in error) {
    return `${String(error.status)} ${String(error.statusText)}`.trim()
  }
  return String(error)
}

export function ErrorScreen({ error, title, text, reload, home }: Texts & { error: unknown }) {
  return (
    <Screen>
      <title>{title}</title>
      <SectionHeader>
        <h1>{title}</h1>
        <p>{text}</p>
        <Message>{messageOf(error)}</Message>
        <Buttons>
          <ReloadButton type="button" $variant="primary" onClick={() => window.location.reload()}>
            {reload}
          </ReloadButton>
          <Button to="/">{home}</Button>
        </Buttons>
      </SectionHeader>
    </Screen>
  )
}

type BoundaryProps = {
  texts: Texts
  /** The page's path. A new path clears the error. */
  path: string
  children: ReactNode
}
type BoundaryState = { path: string; failed?: { error: unknown } }

/** Shows the error screen if a child throws while it renders. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path }

  static getDerivedStateFromError(error: unknown) {
    return { failed: { error } }
  }

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { path, failed: undefined }
  }

  override render() {
    const { failed } = this.state
    return failed ? <ErrorScreen {...this.props.texts} error={failed.error} /> : this.props.children
  }
}

const Screen = styled(Section)`
  min-height: 70svh;
  padding-top: calc(${size.bar} + ${space.band});
  align-content: center;

  h1 {
    font: ${type.major};
  }
`

const Message = styled.code`
  padding: ${space.m};
  border-inline-start: 0.375rem solid ${colour.danger};
  border-radius: ${radius.small};
  background: ${colour.card};
  color: ${colour.ink};
`

const ReloadButton = styled.button<{ $variant: "primary" }>`
  ${buttonStyles}
`

export const fragment = graphql`
  fragment ErrorScreen on ErrorScreen {
    title
    text
    reload
    home
  }
`
