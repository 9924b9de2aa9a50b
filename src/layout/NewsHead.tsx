import { withPrefix, type HeadProps } from "gatsby"
import { PageHead, type HeadData } from "./PageHead"

/** The head of a page with news: it leads feed readers to the feed. */
export const NewsHead = ({ data }: Pick<HeadProps<HeadData>, "data">) => (
  <>
    <PageHead data={data} />
    <link
      rel="alternate"
      type="application/rss+xml"
      title={data.website.name}
      href={withPrefix("/news/feed.xml")}
    />
  </>
)
