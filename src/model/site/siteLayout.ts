import * as z from "zod"
import { group } from "../../../plugins/content-model/fields/groups/group"
import { line, paragraph, template } from "../../../plugins/content-model/fields/text/text"
import { shown } from "../../../plugins/content-model/fields/period/period"
import { Destination } from "../../../plugins/content-model/fields/destination/destination"
import { IconName } from "../../../plugins/content-model/fields/icon/icon"
import { Notice } from "../../components/schema"

const Link = group("Link", "Link", {
  label: line(20, { title: "Label" }),
  to: Destination,
  shown,
})

const PageLink = group("PageLink", "Link", {
  label: line(40, { title: "Label" }),
  to: Destination,
  shown,
})

export const NavBar = group("NavBar", "Navigation bar", {
  links: z.array(Link).min(1).max(5).meta({ title: "Links" }),
  menu: line(12, { title: "Label of the menu button on small screens" }),
  label: line(30, { title: "Name of the navigation, for screen readers" }),
  skip: line(40, { title: "Link past the navigation, for keyboards" }),
  home: line(60, { title: "Name of the link on the logo, for screen readers", containsName: true }),
})

const SocialLink = group("SocialLink", "Social link", {
  label: line(30, { title: "Name", description: "Read out by screen readers." }),
  icon: IconName,
  to: Destination.meta({
    missingTargetHint: "The link only says that this is not available yet",
  }).optional(),
})

export const Footer = group("Footer", "Footer", {
  linksTitle: line(40, { title: "Heading of the quick links" }),
  links: z.array(Link).min(1).max(12).meta({ title: "Quick links" }),
  servicesTitle: line(40, { title: "Heading of the list of ventures" }),
  socialTitle: line(40, { title: "Heading of the social links" }),
  social: z.array(SocialLink).max(8).meta({ title: "Social links" }),
  more: z
    .array(PageLink)
    .max(12)
    .meta({ title: "Links beside the copyright line", description: "Pages such as privacy." })
    .optional(),
  copyright: template(120, "year", {
    title: "Copyright line",
    description: "{year} becomes the current year.",
  }),
})

export const Notifications = group("Notifications", "Notifications", {
  notAvailable: Notice.meta({ title: "Shown by a button without a destination" }),
  label: line(60, { title: "Name of the notifications, for screen readers" }),
  close: line(30, { title: "Name of the close button, for screen readers" }),
  hotkey: line(80, {
    title: "Tells that F8 moves to a notification, for screen readers",
    description: "Read out with a notification that holds a link or a button.",
  }),
})

export const LargeViewWords = group(
  "LargeViewWords",
  "Large view of a picture",
  {
    label: line(60, { title: "Name of the large view, for screen readers" }),
    close: line(30, { title: "Name of the close button, for screen readers" }),
    previous: line(30, { title: "Name of the button to the previous picture, for screen readers" }),
    next: line(30, { title: "Name of the button to the next picture, for screen readers" }),
  },
  "Opens when a visitor presses a picture of a gallery. Without these words, the press opens the file.",
)

export const ErrorScreen = group("ErrorScreen", "Error screen", {
  title: line(80, { title: "Heading" }),
  text: paragraph(320, { title: "Text" }),
  reload: line(30, { title: "Label of the button that loads the page again" }),
  home: line(30, { title: "Label of the link to the home page" }),
})
