import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, template } from "../../../plugins/content-model/fields/text/text"
import { PageHeader } from "../../sections/PageHeader/schema"
import { sharedPage } from "./page"

const NewsWords = group("NewsWords", "Words", {
  yearTitle: template(70, "year", {
    title: "Title of the page of a year",
    examples: ["News of {year}"],
  }),
  yearDescription: template(160, "year", {
    title: "Its description for search engines",
    examples: ["All news of {year}."],
  }),
  list: line(40, { title: "Heading of the list for screen readers", examples: ["Articles"] }),
  years: line(40, { title: "Heading of the list of years", examples: ["All news"] }),
  updated: line(40, { title: "Before the day of a change", examples: ["Updated"] }),
  by: line(20, { title: "Before the name of an author", examples: ["By"] }),
  newer: line(40, { title: "Before the title of the next article", examples: ["Newer"] }),
  older: line(40, { title: "Before the title of the previous article", examples: ["Older"] }),
  more: line(60, { title: "Heading of more articles", examples: ["More on this venture"] }),
  feed: line(40, { title: "Link to the feed", examples: ["Feed (RSS)"] }),
})

/** What the page of a year says and where it is, from the words of the news. */
export function newsOfYear(words: { yearTitle: string; yearDescription: string }, year: number) {
  const fill = (text: string) => text.replace("{year}", String(year))
  return {
    path: `/news/${year}/`,
    title: fill(words.yearTitle),
    description: fill(words.yearDescription),
  }
}

/** The page that lists the articles. The site has it while it has articles. */
export const NewsPage = sharedPage({ header: PageHeader, words: NewsWords }).meta({
  id: "NewsPage",
  title: "News page",
  description: "It lists the articles, and the words of all of them are here.",
  files: "pages/news.json",
  address: "/news/",
  listOf: "Article",
  icon: "newspaper",
})
