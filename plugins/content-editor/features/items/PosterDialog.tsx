import { useEffect, useState } from "react"
import styled from "styled-components"
import { valueAt } from "../../../content-model/lib/path"
import { slugOf } from "../../../content-model/lib/slug"
import { settingsFile } from "../../../content-model/model/model"
import { useContentValues } from "../../drafts/useWorkspace"
import { useLoaded } from "../../drafts/useLoaded"
import { ButtonLink } from "../../ui/Button"
import { Dialog } from "../../ui/Dialog"
import { Hint, Input, Label } from "../../ui/fields"
import { Stack } from "../../ui/layout"
import { radius } from "../../ui/theme"
import { text } from "../../ui/words/words"

type Props = {
  /** The address of a page or of its section, such as `/services/#eggs`. */
  address: string
  onClose: () => void
}

/** The address of a page with the name of a campaign, and a QR code of it to save. */
export function PosterDialog({ address, onClose }: Props) {
  const [campaign, setCampaign] = useState(text("poster.example"))
  const site = valueAt(useContentValues().get(settingsFile()), ["address"])
  const name = slugOf(campaign)
  const url = new URL(address, String(site))
  url.search = String(new URLSearchParams({ utm_source: "poster", utm_campaign: name }))
  return (
    <Dialog title={text("poster.title")} isOpen onClose={onClose}>
      <Stack $gap="l">
        <Label>
          {text("poster.campaign")}
          <Input
            value={campaign}
            maxLength={60}
            onChange={({ currentTarget }) => setCampaign(currentTarget.value)}
          />
        </Label>
        {name ? <Code url={url.href} name={name} /> : <Hint>{text("poster.empty")}</Hint>}
      </Stack>
    </Dialog>
  )
}

function Code({ url, name }: { url: string; name: string }) {
  const { data: file } = useLoaded(drawCode, url)
  useEffect(() => () => void (file && URL.revokeObjectURL(file)), [file])
  return (
    <>
      <Address>{url}</Address>
      {file && (
        <>
          <Picture src={file} alt={text("poster.code", { url })} />
          <ButtonLink $look="primary" href={file} download={`${name}.svg`}>
            {text("poster.save")}
          </ButtonLink>
        </>
      )}
    </>
  )
}

/** A QR code as a file in memory. Its border is the margin that readers need. */
async function drawCode(url: string) {
  const { renderSVG } = await import("uqr")
  return URL.createObjectURL(new Blob([renderSVG(url, { border: 4 })], { type: "image/svg+xml" }))
}

const Address = styled.output`
  overflow-wrap: anywhere;
`

const Picture = styled.img`
  width: min(100%, 16rem);
  border-radius: ${radius.medium};
`
