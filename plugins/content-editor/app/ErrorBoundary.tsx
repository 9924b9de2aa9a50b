import { Component, type ReactNode } from "react"
import { addressOf } from "../ui/route"
import { text } from "../ui/words/words"
import { Button } from "../ui/Button"
import { Page } from "../ui/layout"
import { Notice } from "../ui/Notice"

type Props = { address: string; children: ReactNode }

type State = { address: string; hasFailed: boolean }

/** Shows a message in place of a view that cannot be rendered, until the address changes. */
export class ErrorBoundary extends Component<Props, State> {
  override state = { address: this.props.address, hasFailed: false }

  static getDerivedStateFromError = () => ({ hasFailed: true })

  static getDerivedStateFromProps = ({ address }: Props, state: State) =>
    address === state.address ? null : { address, hasFailed: false }

  override render() {
    if (!this.state.hasFailed) return this.props.children
    return (
      <Page $width="36rem" $gap="l">
        <h1 tabIndex={-1}>{text("start.broken")}</h1>
        <Notice kind="error" role="alert">
          <p>{text("start.brokenHint")}</p>
          <Button onPress={() => location.reload()}>{text("start.reload")}</Button>
          <a href={addressOf({ view: "start" })}>{text("item.back")}</a>
        </Notice>
      </Page>
    )
  }
}
