import { Dialog } from "../../components/Dialog"
import { text } from "../../words"
import { PictureGrid } from "./PictureGrid"

type Props = {
  isOpen: boolean
  onClose: () => void
  /** Gets the path below content/. */
  onChoose: (file: string) => void
  /** Which files the field accepts. */
  isOffered: (file: string) => boolean
}

/** A dialog in which a person chooses a picture of the library. */
export const PicturePicker = ({ isOpen, onClose, onChoose, isOffered }: Props) => (
  <Dialog title={text("pictures.choose")} isOpen={isOpen} onClose={onClose} isWide>
    <PictureGrid onAction={onChoose} isOffered={isOffered} />
  </Dialog>
)
