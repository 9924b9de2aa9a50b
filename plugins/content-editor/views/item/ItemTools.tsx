import styled from "styled-components"
import { Button } from "../../components/Button"
import { below, colour, from, layer, size, space } from "../../components/theme"
import { useWorkspace } from "../../state/useWorkspace"
import { text } from "../../words"

type Props = {
  /** A path below content/. */
  file: string
  /** The number of errors that the form shows. */
  errors: number
  onNextError: () => void
  onReplay: (kind: "undo" | "redo") => void
  /** Whether the page is shown where it does not fit beside the form. */
  isPageShown: boolean
  onSwitch: () => void
}

/** What is at hand wherever the form is scrolled to: part of the header, or a bar at the lower edge. */
export function ItemTools(props: Props) {
  const { file, errors, onNextError, onReplay, isPageShown, onSwitch } = props
  const { canUndo, canRedo } = useWorkspace()
  return (
    <Tools>
      <Button
        look="quiet"
        icon="undo-2"
        aria-label={text("item.undo")}
        isDisabled={!canUndo(file)}
        onPress={() => onReplay("undo")}
      />
      <Button
        look="quiet"
        icon="redo-2"
        aria-label={text("item.redo")}
        isDisabled={!canRedo(file)}
        onPress={() => onReplay("redo")}
      />
      <div role="status">
        {errors > 0 && (
          <Button look="danger" icon="circle-alert" onPress={onNextError}>
            {text("form.errors", { count: errors })}
          </Button>
        )}
      </div>
      <Switch
        look="primary"
        icon={isPageShown ? "square-pen" : "monitor-smartphone"}
        onPress={onSwitch}
      >
        {text(isPageShown ? "item.form" : "item.page")}
      </Switch>
    </Tools>
  )
}

const Tools = styled.div`
  display: flex;
  align-items: center;

  > [role="status"] {
    order: -1;
    margin-inline-end: ${space.s};
  }

  ${below.desktop} {
    position: fixed;
    inset: auto 0 0;
    z-index: ${layer.bar};
    min-height: ${size.bar};
    padding: ${space.xs} ${space.m};
    border-top: 1px solid ${colour.line};
    background: ${colour.panel};

    > [role="status"] {
      order: 0;
      margin-inline: auto ${space.s};
    }
  }
`

/* Switches between form and page where both do not fit beside each other. */
const Switch = styled(Button)`
  ${from.desktop} {
    display: none;
  }
`
