import { withPrefix } from "gatsby"
import { PageHead, type HeadData, type HeadOf } from "./PageHead"

/** The head of a page with news: it leads feed readers to the feed. */
export const NewsHead = ({ data, pageContext }: HeadOf<HeadData>) => (
  <>
    <PageHead data={data} pageContext={pageContext} />
    <link
      rel="alternate"
      type="application/rss+xml"
      title={data.website.name}
      href={withPrefix("/news/feed.xml")}
    />
  </>
)
