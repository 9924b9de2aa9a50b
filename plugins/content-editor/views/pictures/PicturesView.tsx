import { text } from "../../words"

export const PicturesView = () => <h1>{text("pictures.title")}</h1>
