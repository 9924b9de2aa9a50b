import { newsOfYear } from "./model/pages/news"

/** What gatsby-node.ts reads of the news: the articles, the newest first, and words for their pages. */
export const newsQuery = `
  {
    articles: allArticle(sort: { date: { iso: DESC } }) {
      nodes {
        address
        venture
        date {
          year
        }
      }
    }
    newsPage {
      words {
        yearTitle
        yearDescription
      }
    }
  }
`

export type NewsData = {
  articles: { nodes: ArticleNode[] }
  /** Null where content has no articles. */
  newsPage: { words: NewsWords } | null
}

export type ArticleNode = { address: string; venture: string | null; date: { year: number } }

type NewsWords = { yearTitle: string; yearDescription: string }

const sectionsPart = `
  sections {
    items {
      list
    }
    message {
      title
    }
    news {
      venture
      count
    }
  }
`

/** What it reads of the pages of a type, which may have sections. */
export const pagesQuery = (type: string, hasSections: boolean) => `
  {
    pages: all${type} {
      nodes {
        address
        ${hasSections ? sectionsPart : ""}
      }
    }
  }
`

export type PageNode = {
  address: string
  sections?: readonly {
    items?: { list: string } | null
    message?: object | null
    news?: { venture?: string | null; count?: number | null } | null
  }[]
}

/** Sections that together show all that a section can show of other files. */
export const everythingShown: PageNode["sections"] = [
  ...["ventures", "values", "contact"].map((list) => ({ items: { list } })),
  { message: {} },
  { news: {} },
]

const maxNewest = 12
const maxMore = 3

/** The variables of the query of a composed page: what a page does not show is not in its data. */
export function contextOf({ address, sections = [] }: PageNode, all: ArticleNode[]) {
  const shows = (list: string) => sections.some(({ items }) => items?.list === list)
  const showsForm = sections.some(({ message }) => Boolean(message))
  const listed = sections.flatMap(({ news }) =>
    news ? ofVenture(all, news.venture ?? null).slice(0, news.count ?? 3) : [],
  )
  const articles = addressesOf([...listed, ...around(address, all)])
  return {
    address,
    showsVentures: shows("ventures"),
    showsValues: shows("values"),
    showsContacts: shows("contact") || showsForm,
    showsForm,
    showsArticles: articles.length > 0,
    articles,
  }
}

/** An article with its neighbours, and the older ones of its venture; nothing for another page. */
function around(address: string, all: ArticleNode[]) {
  const index = all.findIndex((article) => article.address === address)
  if (index < 0) return []
  const { venture } = all[index]
  const older = venture === null ? [] : ofVenture(all.slice(index + 1), venture).slice(0, maxMore)
  return [...all.slice(Math.max(index - 1, 0), index + 2), ...older]
}

const ofVenture = (articles: ArticleNode[], venture: string | null) =>
  articles.filter((article) => venture === null || article.venture === venture)

const addressesOf = (articles: ArticleNode[]) => [
  ...new Set(articles.map(({ address }) => address)),
]

/** The variables of the query of the news page, and of the page of each year; none without articles. */
export function newsPages({ articles: { nodes: all }, newsPage }: NewsData) {
  if (newsPage === null || all.length === 0) return []
  const years = [...new Set(all.map(({ date }) => date.year))]
  const newest = { path: "/news/", years, articles: addressesOf(all.slice(0, maxNewest)) }
  const ofYears = years.map((year) => {
    const page = newsOfYear(newsPage.words, year)
    const ofYear = all.filter(({ date }) => date.year === year)
    return { ...page, heading: page.title, years, articles: addressesOf(ofYear) }
  })
  return [newest, ...ofYears]
}
