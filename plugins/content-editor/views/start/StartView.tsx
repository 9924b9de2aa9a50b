import { text } from "../../words"

export const StartView = () => <h1>{text("start.title")}</h1>
