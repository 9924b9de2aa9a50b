import type { Path } from "../../content-model/schema/jsonSchema"

type Props = {
  file: string
  focusedPath?: Path
  onSelect: (file: string, path: Path) => void
  onType: (file: string, path: Path, value: string) => void
  onCommand: (command: "undo" | "redo" | "save" | "search") => void
}

/** The page that shows the edited file. */
export const PagePreview = (_props: Props) => null
