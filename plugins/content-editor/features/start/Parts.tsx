import { Marks } from "../../form/parts/Marks"
import { UnfinishedLink } from "../../form/parts/Unfinished"
import { partsOf } from "../../form/parts/fileParts"
import { ThumbnailFrame } from "../../form/picture/Thumbnail"
import { ContentIcon } from "../../ui/Icon"
import { addressOf } from "../../ui/route"
import { Entries, Entry } from "./Entries"

/** The parts of a file, each with a form of its own. */
export const Parts = ({ file, title }: { file: string; title: string }) => (
  <Entries title={title}>
    {partsOf(file).map(({ title: name, icon, fields }) => (
      <Entry
        key={name}
        href={addressOf({ view: "edit", file, path: [], part: fields[0] })}
        picture={
          <ThumbnailFrame>
            <ContentIcon name={icon} />
          </ThumbnailFrame>
        }
        count={<UnfinishedLink {...{ file, fields }} />}
      >
        {name}
        <Marks {...{ file, fields }} />
      </Entry>
    ))}
  </Entries>
)
