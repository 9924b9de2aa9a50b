import styled from "styled-components"
import { messageLanguage } from "../../../content-model/lib/constants"
import { Label, Select } from "../../ui/fields"
import { chooseLanguage, otherLanguages } from "../../ui/words/language"
import { editorLanguage, text } from "../../ui/words/words"

/** Chooses the language of the editor. Nothing where it has English only. */
export const LanguageChoice = () =>
  otherLanguages.length > 0 && (
    <Choice>
      {text("app.language")}
      <Select value={editorLanguage()} onChange={({ target }) => chooseLanguage(target.value)}>
        {[messageLanguage, ...otherLanguages].map((tag) => (
          <option key={tag} lang={tag} value={tag}>
            {new Intl.DisplayNames(tag, { type: "language" }).of(tag)}
          </option>
        ))}
      </Select>
    </Choice>
  )

const Choice = styled(Label)`
  width: fit-content;
`
