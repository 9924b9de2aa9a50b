import { useState } from "react"
import { eventName } from "../../../hosting/names/count"
import { pageAddress } from "../../../content-model/read/pageAddress"
import { numbersToken } from "../../form/numbers/token"
import { useCounts, useNumbers } from "../../form/numbers/useCounts"
import { Button } from "../../ui/Button"
import { FormDialog } from "../../ui/Dialog"
import { Hint, Input, Label } from "../../ui/fields"
import { Cluster } from "../../ui/layout"
import { text } from "../../ui/words/words"

/** What a page brought in 30 days and in the 30 before. Nothing where nothing is counted. */
export function PageNumbers({ file }: { file: string }) {
  const address = pageAddress(file)
  return useNumbers() && address ? <Visits address={address} /> : null
}

function Visits({ address }: { address: string }) {
  const visits = useCounts([address])
  const messages = useCounts([eventName("message sent", address)])
  const [isAsked, setIsAsked] = useState(false)
  const { data, problem } = visits
  if (problem) return <Hint role="status">{text("numbers.problem")}</Hint>
  if (!data) return null
  if (data === "token")
    return (
      <Cluster>
        <Button look="quiet" icon="chart-column" onPress={() => setIsAsked(true)}>
          {text("numbers.show")}
        </Button>
        {isAsked && <TokenDialog onClose={() => setIsAsked(false)} />}
      </Cluster>
    )
  const [count, before] = data
  const [sent] = Array.isArray(messages.data) ? messages.data : [0]
  return (
    <Hint role="status">
      {text("numbers.visits", { count, before })}
      {sent > 0 && ` ${text("numbers.messages", { count: sent })}`}
    </Hint>
  )
}

function TokenDialog({ onClose }: { onClose: () => void }) {
  const numbers = useNumbers()
  const keep = (fields: FormData) =>
    numbers && numbersToken.set(numbers, String(fields.get("token")).trim())
  return (
    <FormDialog
      title={text("numbers.show")}
      submit={text("numbers.show")}
      onSubmit={keep}
      onClose={onClose}
    >
      <Label>
        {text("numbers.token")}
        <Input name="token" type="password" required autoComplete="off" />
      </Label>
      <Hint>{text("numbers.tokenHint")}</Hint>
    </FormDialog>
  )
}
