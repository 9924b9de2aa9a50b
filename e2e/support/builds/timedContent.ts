import type { Workspace } from "../../fixtures/workspace"
import { writePage } from "../composed/writePage"
import { contentEditor } from "./contentEditor"

/**
 * The moments of the content, and a time before all of them: noon in the zone of the site. A build of
 * today contains everything. The days of the week are those of 2026.
 */
export const now = "2093-12-01T12:00:00+05:30"
export const ends = {
  link: "2093-12-01T12:10:00+05:30",
  section: "2093-12-01T12:20:00+05:30",
  announcement: "2093-12-01T12:30:00+05:30",
  page: "2093-12-01T12:40:00+05:30",
}

export const announcements = {
  offer: "The winter sale has begun: see what is new",
  contact: "We answer by e-mail this week",
}

export const offer = "Only this morning"
export const saleLink = "Sale"

const local = (moment: string) => moment.slice(0, 16)

/** Gives a copy of the site announcements, an offer, a page for a period, and opening hours. */
export function writeTimedContent(workspace: Workspace) {
  const edit = contentEditor(workspace)
  edit("site.json", ({ navigation }) => ({
    announcements: [
      { text: announcements.contact, pages: ["/contact/"] },
      {
        text: announcements.offer,
        to: "/sale/",
        pages: ["/", "/about/", "/sale/"],
        shown: { until: local(ends.announcement) },
      },
    ],
    navigation: {
      ...Object(navigation),
      links: [
        ...Object(navigation).links,
        { label: saleLink, to: "/sale/", shown: { until: local(ends.link) } },
      ],
    },
  }))
  const text = "One or two sentences about it."
  writePage(workspace, "sale", [
    {
      text: { title: offer, body: text },
      shown: { until: local(ends.section) },
    },
    { items: { title: "How to reach us", list: "contact" } },
  ])
  edit("pages/sale.json", () => ({
    shown: { until: local(ends.page) },
    afterwards: "/services/",
  }))
  edit("contact-info/phone.json", () => ({
    hours: {
      week: [{ days: "Mo-Fr", opens: "09:00", closes: "18:00" }],
      exceptions: [
        {
          name: "New Year",
          from: "2093-12-31",
          until: "2094-01-02",
          hours: [{ opens: "10:00", closes: "12:00" }],
        },
      ],
      onPage: true,
    },
  }))
}
