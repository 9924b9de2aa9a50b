import { contextOf, newsPages, type ArticleNode } from "./pageContext"

const eggs = "/services/#eggs"
const article = (name: string, year: number, venture: string | null = null): ArticleNode => ({
  address: `/news/${name}/`,
  venture,
  date: { year },
})
const named = (names: string) => names.split("").map((name) => `/news/${name}/`)

// The newest first.
const all = [
  article("g", 2026),
  article("f", 2026, eggs),
  article("e", 2026),
  article("d", 2025, eggs),
  article("c", 2025),
  article("b", 2024, eggs),
  article("a", 2024, eggs),
]
const none = { items: null, message: null, news: null }

test("a page has the data of its sections alone", () => {
  expect(contextOf({ address: "/fashion/", sections: [none] }, all)).toMatchObject({
    showsValues: false,
    showsArticles: false,
    articles: [],
  })
  const sections = [
    { ...none, items: { list: "values" } },
    { ...none, message: {} },
  ]
  expect(contextOf({ address: "/fashion/", sections }, all)).toMatchObject({
    showsVentures: false,
    showsValues: true,
    showsContacts: true,
    showsForm: true,
  })
})

test.each([
  ["the newest three", { venture: null, count: null }, "gfe"],
  ["as many as it names", { venture: null, count: 5 }, "gfedc"],
  ["those of a venture", { venture: eggs, count: 2 }, "fd"],
])("a section of news has %s", (_, news, names) => {
  const { articles } = contextOf({ address: "/fashion/", sections: [{ ...none, news }] }, all)
  expect(articles).toEqual(named(names))
})

test.each([
  ["its neighbours", "c", "dcb"],
  ["no newer one at the start", "g", "gf"],
  ["three older ones of its venture", "f", "gfedba"],
])("an article has %s", (_, name, names) => {
  const { articles } = contextOf({ address: `/news/${name}/`, sections: [none] }, all)
  expect(articles).toEqual(named(names))
})

test("the news have a page for the newest and for each year, and none without articles", () => {
  const newsPage = { words: { yearTitle: "News of {year}", yearDescription: "All of {year}." } }
  const pages = newsPages({ articles: { nodes: all }, newsPage })
  expect(pages.map(({ path }) => path)).toEqual([
    "/news/",
    "/news/2026/",
    "/news/2025/",
    "/news/2024/",
  ])
  expect(pages[2]).toMatchObject({ title: "News of 2025", articles: named("dc") })
  expect(newsPages({ articles: { nodes: [] }, newsPage })).toEqual([])
})
