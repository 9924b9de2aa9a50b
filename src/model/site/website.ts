import * as z from "zod"
import { Palette } from "../../../plugins/content-model/fields/colour/palette"
import { maxRedirects, Redirect } from "../../../plugins/content-model/fields/destination/redirect"
import { Announcement } from "../../../plugins/content-model/fields/groups/announcement"
import { Numbers } from "../../../plugins/content-model/fields/numbers/numbers"
import { file } from "../../../plugins/content-model/fields/groups/group"
import { OpeningHoursWords } from "../../../plugins/content-model/fields/hours/openingHours"
import { onShareCard } from "../../components/schema"
import { ErrorScreen, Footer, LargeViewWords, NavBar, Notifications } from "./siteLayout"
import { Delivery } from "../../../plugins/content-model/fields/delivery/delivery"
import { line, Language } from "../../../plugins/content-model/fields/text/text"
import { TimeZone } from "../../../plugins/content-model/fields/period/timeZone"
import {
  host,
  isParsableUrl,
  unparsableMessage,
} from "../../../plugins/content-model/fields/destination/url"
import { LogoFile } from "../../../plugins/content-model/fields/picture/picture"

// Hosts whose own addresses tell that the site is not at Netlify.
const otherHosts = /\.(github\.io|gitlab\.io|pages\.dev|workers\.dev|vercel\.app)$/

export const Website = file({
  name: line(20, { title: "Brand name", ...onShareCard }),
  slogan: line(120, {
    title: "Slogan",
    description: "The text before a colon is largest on the home page.",
    ...onShareCard,
  }),
  address: z
    .string()
    .regex(new RegExp(`^${host}$`), {
      error: 'must be "https://" and the name of the host, nothing after it',
      abort: true,
    })
    .refine(isParsableUrl, unparsableMessage)
    .meta({
      title: "Web address",
      description: "Where the site is published, for search engines and share cards.",
      examples: ["https://www.example.com"],
    }),
  language: Language,
  timeZone: TimeZone,
  logo: LogoFile,
  palette: Palette,
  announcements: z
    .array(Announcement)
    .max(24)
    .meta({
      title: "Announcements",
      description: "A page shows the first one that is meant for it.",
    })
    .optional(),
  navigation: NavBar,
  footer: Footer,
  notifications: Notifications,
  errorScreen: ErrorScreen,
  largeView: LargeViewWords.optional(),
  openingHours: OpeningHoursWords,
  delivery: Delivery,
  numbers: Numbers.optional(),
  icon: LogoFile.meta({
    title: "Icon",
    description: "A square picture, best an SVG. Default: the logo.",
    examples: ["images/icon.svg"],
    minSize: [512, 512],
  }).optional(),
  httpsOnSubdomains: z
    .boolean()
    .meta({
      title: "Subdomains over https only",
      description:
        "Yes, if every subdomain has a certificate. Browsers remember it for two years, for all of them.",
    })
    .optional(),
  redirects: z.array(Redirect).max(maxRedirects).meta({ title: "Redirects" }).optional(),
})
  .refine(({ address, delivery }) => delivery.service !== "netlify" || !otherHosts.test(address), {
    path: ["delivery", "service"],
    error: "works on sites at Netlify only, and the web address is of another host",
  })
  .meta({
    id: "Website",
    title: "Site",
    description: "The brand, and the parts around every page.",
    files: "site.json",
    listedOn: ["/"],
    parts: [
      {
        title: "Brand and colours",
        icon: "palette",
        fields: ["name", "slogan", "logo", "icon", "palette"],
      },
      { title: "Navigation", icon: "menu", fields: ["navigation"] },
      { title: "Footer", icon: "panel-bottom", fields: ["footer"] },
      { title: "Announcements", icon: "megaphone", fields: ["announcements"] },
      { title: "Delivery of messages", icon: "send", fields: ["delivery"] },
      { title: "Numbers of visits", icon: "chart-column", fields: ["numbers"] },
    ],
  })
