import { text } from "../../words"

export const ChangesView = () => <h1>{text("changes.title")}</h1>
