import {
  Text,
  UNSTABLE_Toast as AriaToast,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_ToastQueue as ToastQueue,
  UNSTABLE_ToastRegion as ToastRegion,
} from "react-aria-components/Toast"
import styled from "styled-components"
import { text } from "./words/words"
import { Button } from "./Button"
import { colour, depth, from, layer, radius, size, space } from "./theme"

type Message = { words: string; onUndo: () => void }

const queue = new ToastQueue<Message>({ maxVisibleToasts: 1 })
const timeoutMs = 8000

/** Shows what was done, with a way back, in place of the message before. A problem is a `Notice`, which stays. */
export function showToast(words: string, onUndo: () => void) {
  queue.clear()
  queue.add({ words, onUndo }, { timeout: timeoutMs })
}

/** The place of the messages of `showToast`. */
export const Toasts = () => (
  <Region queue={queue} aria-label={text("app.messages")}>
    {({ toast }) => {
      const { words, onUndo } = toast.content
      const handlePress = () => {
        onUndo()
        queue.close(toast.key)
      }
      return (
        <Box toast={toast}>
          <ToastContent>
            <Text slot="title">{words}</Text>
          </ToastContent>
          <Button look="quiet" onPress={handlePress}>
            {text("actions.undo")}
          </Button>
          <Button look="quiet" slot="close" icon="x" aria-label={text("app.close")} />
        </Box>
      )
    }}
  </Region>
)

/* Lies above the bar of a phone. What is beside the message can be pressed. */
const Region = styled(ToastRegion<Message>)`
  position: fixed;
  inset: auto 0 calc(${size.bar} + ${space.s});
  z-index: ${layer.toast};
  display: grid;
  justify-content: center;
  padding-inline: ${space.m};
  outline: none;
  pointer-events: none;

  ${from.desktop} {
    bottom: ${space.l};
  }
`

const Box = styled(AriaToast<Message>)`
  pointer-events: auto;
  display: flex;
  align-items: center;
  gap: ${space.s};
  padding: ${space.s} ${space.s} ${space.s} ${space.l};
  border: 1px solid ${colour.line};
  border-radius: ${radius.medium};
  background: ${colour.panel};
  box-shadow: ${depth.high};
`
