/**
 * What content/ may say, defined once. The content report, the GraphQL types, the TypeScript types,
 * the JSON Schema files and whatever else needs to know a field are derived from here.
 *
 * Every shape has a name (`id`) that its GraphQL type, its fragment, its component and its file
 * share; `title` is its label for a person who edits, `description` says what it is for, and
 * `files` where it lives below content/.
 */
import { z } from "zod"
import type { CheckedTone } from "../graphql/colours"
import { iconNames } from "../graphql/icons"

/** What the report and the guide know of a shape or a field beyond its form. */
export type FieldMeta = {
  /** The file below content/ that holds this shape, or `folder/*.json` for one file an item. */
  files?: string
  /** The address of the page that this file is. */
  address?: string
  /** The page on which each item of this kind has a section, whose anchor is the item's `id`. */
  anchorsOn?: string
  /** The pages whose own part this is on, as far as it is not a page itself. */
  listedOn?: string[]
  /** How many items of this kind the site cannot do without. */
  minItems?: number
  /** Where a visitor meets it; a field without it is met where its group is. */
  visibleIn?: string
  /** The width and height in pixels that a picture at this place needs, to be sharp everywhere. */
  minSize?: [width: number, height: number]
  /** The bytes above which a file is too heavy. */
  maxBytes?: number
  /** The tones in which the site shows this colour; see colour.ts. */
  renderedTones?: CheckedTone[]
  /** The length in characters that a search result shows well. */
  seoLength?: [least: number, most: number]
  /** The word in braces that the site replaces. */
  placeholder?: string
  /** The text may have several lines. */
  isParagraph?: boolean
  /** The text is an example by its nature. */
  isExample?: boolean
  /** The text stands in for a picture. */
  isAltText?: boolean
  /** What the site cannot do while this field is left out. */
  missingTargetHint?: string
}

declare module "zod" {
  interface GlobalMeta extends FieldMeta {}
}

type About = FieldMeta & { title: string; description?: string; examples?: string[] }

/** One line of text: not empty, not white space alone, no line break. Lengths in characters. */
const line = (max: number, about: About) =>
  z
    .string()
    .max(max)
    .regex(/^[^\r\n]*\S[^\r\n]*$/, "must be one line, without a line break (\\n)")
    .meta(about)

/** A paragraph. */
const paragraph = (max: number, about: About) =>
  z
    .string()
    .max(max)
    .regex(/\S/, "must have at least one word")
    .meta({ ...about, isParagraph: true })

/** A line in which the site replaces `{placeholder}` by a text of its own. */
const template = (max: number, placeholder: string, about: About) =>
  z
    .string()
    .max(max)
    .regex(new RegExp(`^(?!.*(\\{${placeholder}\\}).*\\1).*\\{${placeholder}\\}.*$`), {
      message: `must be one line that contains {${placeholder}} once`,
    })
    .meta({ ...about, placeholder })

// Of the signs in ASCII a host's name has "-", "." and "_" alone; the ones that end a piece of HTML
// or a header can stand nowhere in an address as they are.
const host = "https://[^\\s!-,/:-@[-^`{-~]+(:\\d{1,5})?"
const nameCharacter = '[^\\s"<>\\\\|/?#%:*]'
const urlCharacter = '[^\\s"<>\\\\^`{|}]'

// A name that says it is encoded and then holds nothing: Node 20 knows that there is no such host.
const emptyPunycode = /^https:\/\/([^/?#]*\.)?xn--([./?#:]|$)/i

/** Whether a browser can ask an address of the right form; others have none of that sort. */
const isParsableUrl = (address: string) =>
  !address.startsWith("https:") || (URL.canParse(address) && !emptyPunycode.test(address))
const unparsableMessage = "is no address that a browser understands: check the name of the host"

const position = z.int().min(1).max(9999).meta({
  title: "Position",
  description: "Where it stands among its kind: the smallest number comes first.",
})

// --- small values ---

const Colour = z
  .string()
  .regex(/^#[0-9a-fA-F]{6}$/, 'is not a colour: write "#" and six digits or letters from a to f')
  .meta({
    id: "Colour",
    title: "Colour",
    description: "The site derives what it needs from it, so that text on it stays readable.",
    examples: ["#0e4d43"],
    renderedTones: ["fill", "ink"],
  })

const IconName = z.enum(iconNames).meta({
  id: "IconName",
  title: "Icon",
  description: "The name of an icon from lucide.dev/icons.",
  examples: ["shopping-bag", "handshake", "egg"],
})

const Destination = z
  .string()
  .regex(
    new RegExp(
      `^(/(?!/)${urlCharacter}*|${host}([/?#]${urlCharacter}*)?|mailto:(?!.*@.*@)${urlCharacter}+@${urlCharacter}+|tel:\\+?[\\d-]+)$`,
    ),
    {
      error:
        'is not an address: write a page of this site ("/contact/"), "https://…", "mailto:…" or "tel:…"',
      abort: true,
    },
  )
  .refine(isParsableUrl, unparsableMessage)
  .meta({
    id: "Destination",
    title: "Destination",
    description: "Where it leads: a page of this site, a web address, an e-mail or a telephone.",
    examples: ["/contact/", "https://example.com/", "mailto:hello@example.com", "tel:+10005550100"],
  })

const PictureFile = z
  .string()
  .regex(
    new RegExp(
      `^(images/${nameCharacter}+\\.(png|jpe?g|webp|avif)|${host}/${urlCharacter}+)$`,
      "i",
    ),
    'is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…"',
  )
  .meta({
    id: "PictureFile",
    title: "Picture file",
    description:
      "A file in content/images/, or the address of a picture on an image host, of which a copy is kept; 1600 pixels wide or more looks sharp everywhere.",
    examples: ["images/hero.png", "https://pictures.example.com/hero.jpg"],
    maxBytes: 8_000_000,
  })

const LogoFile = z
  .string()
  .regex(
    new RegExp(`^images/${nameCharacter}+\\.(svg|png|webp|avif)$`, "i"),
    'is not a logo: write "images/", then the name of an SVG, PNG, WebP or AVIF file there',
  )
  .meta({
    id: "LogoFile",
    title: "Logo file",
    description: "A file in content/images/, best an SVG.",
    examples: ["images/logo.svg"],
    minSize: [1, 144],
    maxBytes: 100_000,
  })

// --- shapes that several pages use ---

const Action = z
  .strictObject({
    label: line(40, { title: "Label" }),
    to: Destination.meta({
      missingTargetHint: "The button only says that this is not available yet",
    }).optional(),
  })
  .meta({
    id: "Action",
    title: "Button",
    description: "Without a destination it shows the notification that this is not available yet.",
  })

const Link = z
  .strictObject({ label: line(20, { title: "Label" }), to: Destination })
  .meta({ id: "Link", title: "Link" })

const Notice = z
  .strictObject({
    title: line(120, { title: "Title" }),
    description: line(200, { title: "Description" }).optional(),
  })
  .meta({ id: "Notice", title: "Notification", description: "Shown for five seconds." })

const Picture = z
  .strictObject({
    file: PictureFile,
    description: line(200, {
      title: "Description",
      description: "What the picture shows, for people who cannot see it.",
      examples: ["A rooster on wooden crates crows towards the sun"],
      visibleIn: "read out by screen readers; in the picture's place where it cannot be loaded",
      isAltText: true,
    }).optional(),
    decorative: z
      .boolean()
      .meta({
        title: "Decoration only",
        description: "Yes, where the picture adds nothing that the text beside it does not say.",
      })
      .optional(),
  })
  .refine(({ description, decorative }) => description !== undefined || decorative === true, {
    path: ["description"],
    params: { kind: "description-missing" },
    message:
      'is missing, so people who cannot see the picture do not know what it shows. Describe it, or mark it with "decorative": true',
  })
  .refine(({ description, decorative }) => description === undefined || decorative !== true, {
    path: ["decorative"],
    params: { kind: "description-twice" },
    message:
      "says that the picture needs no description, but it has one. Remove the one or the other",
  })
  .meta({ id: "Picture", title: "Picture" })

const PageHeader = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
  })
  .meta({ id: "PageHeader", title: "Top of the page" })

/** The pixels that a picture in half a page's width needs on a screen of two pixels a point. */
const splitImageSize: [number, number] = [1600, 1200]

// --- items ---

/** A file below content/: its shape, and the schema that a code editor reads. */
const file = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  z.strictObject({ $schema: z.string().optional(), ...shape })

export const Service = file({
  id: z
    .string()
    .max(60)
    .regex(
      /^[a-z0-9]+(-[a-z0-9]+)*$/,
      "must consist of small letters, digits and single hyphens, such as poultry-trading",
    )
    .meta({
      title: "Id",
      description: "The end of its address, /services/#id. Links to it break when it changes.",
      examples: ["poultry-trading"],
      visibleIn: "in the address of its band",
    }),
  position,
  title: line(60, { title: "Title" }),
  subtitle: line(100, { title: "Subtitle" }),
  description: paragraph(600, { title: "Description", visibleIn: "its band on /services/" }),
  icon: IconName,
  colour: Colour,
  features: z
    .array(line(120, { title: "Feature" }))
    .length(4)
    .meta({
      title: "Features",
      description: "Four short bullet points.",
      visibleIn: "its band on /services/",
    }),
  image: Picture.meta({ minSize: splitImageSize }),
  action: Destination.meta({
    title: "Destination of its button",
    description: "Without it the button says that this is not available yet.",
    visibleIn: "the button of its band on /services/",
    missingTargetHint: "Its button only says that this is not available yet",
  }).optional(),
}).meta({
  id: "Service",
  title: "Venture",
  description: "One of the ventures: a card on the home page, a band on the services page.",
  visibleIn: "its card on the home page, its band on /services/",
  files: "services/*.json",
  anchorsOn: "/services/",
  listedOn: ["/", "/services/"],
})

export const Value = file({
  position,
  title: line(40, { title: "Title" }),
  description: paragraph(240, { title: "Description" }),
  icon: IconName,
  colour: Colour,
}).meta({
  id: "Value",
  title: "Value",
  description: "A core value, shown on the about page.",
  visibleIn: "its card on /about/",
  files: "values/*.json",
  listedOn: ["/about/"],
})

const time = (title: string, example: string) =>
  z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, "must be a time of the day such as 09:00")
    .meta({ title, examples: [example] })

const days = "(Mo|Tu|We|Th|Fr|Sa|Su)"

const OpeningHours = z
  .strictObject({
    days: z
      .string()
      .regex(
        new RegExp(`^${days}([-,]${days})*$`),
        "must be days such as Mo-Fr or Mo,We,Fr: two letters of the English names",
      )
      .meta({
        title: "Days",
        description: "Mo, Tu, We, Th, Fr, Sa, Su; a hyphen for a span, a comma between days.",
        examples: ["Mo-Fr", "Mo-Th,Sa"],
      }),
    opens: time("From", "09:00"),
    closes: time("Until", "18:00"),
    offset: z
      .string()
      .regex(/^[+-](0\d|1[0-4]):[0-5]\d$/, "must be a distance such as -05:00 or +05:30")
      .meta({
        title: "Time zone",
        description: "Its distance from UTC: -05:00 for EST, +05:30 for India.",
        examples: ["-05:00"],
      }),
  })
  .meta({
    id: "OpeningHours",
    title: "Hours, for search engines",
    description: "The hours that the note names to visitors, in a form that programs read.",
    visibleIn: "search results",
  })

const PostalAddress = z
  .strictObject({
    street: line(120, { title: "Street and number" }).optional(),
    postalCode: line(20, { title: "Postal code" }).optional(),
    locality: line(80, { title: "Town", examples: ["Hyderabad"] }),
    region: line(80, { title: "State or region", examples: ["Telangana"] }).optional(),
    country: z
      .string()
      .regex(/^[A-Z]{2}$/, "must be the two capital letters of a country, such as IN")
      .meta({ title: "Country", description: "Its two letters.", examples: ["IN"] }),
  })
  .meta({
    id: "PostalAddress",
    title: "Postal address, for search engines",
    description: "The address that visitors read, in its parts.",
    visibleIn: "search results",
  })

export const ContactInfo = file({
  position,
  title: line(40, { title: "Title" }),
  content: line(160, {
    title: "Content",
    description: "The address or number itself.",
    examples: ["hello@example.com"],
  }),
  description: line(120, { title: "Note" }),
  to: Destination.optional(),
  hours: OpeningHours.optional(),
  postal: PostalAddress.optional(),
}).meta({
  id: "ContactInfo",
  title: "Contact item",
  description: "A way to get in touch, shown on the contact page.",
  visibleIn: "the contact panel on /contact/",
  minItems: 1,
  files: "contact-info/*.json",
  listedOn: ["/contact/"],
})

// --- the pages ---

const page = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  file({
    title: line(70, {
      title: "Title for search engines",
      description: "The words on the browser's tab and in search results.",
      visibleIn: "the browser's tab, search results, share cards",
      seoLength: [15, 60],
    }),
    description: paragraph(200, {
      title: "Description for search engines",
      description: "One or two sentences, shown below the title in search results.",
      visibleIn: "search results, share cards",
      seoLength: [70, 160],
    }),
    ...shape,
  })

/** A page with an address of its own, which somebody may share. */
const sharedPage = <Shape extends z.core.$ZodShape>(shape: Shape) =>
  page({
    share: Picture.meta({
      title: "Picture for share cards",
      description: "Without it a card is drawn from the page's heading, picture and colours.",
      visibleIn: "where a link to the page is shared",
      minSize: [1200, 630],
    }).optional(),
    ...shape,
  })

const Hero = z
  .strictObject({
    ventures: Action.meta({ title: "First button" }),
    contact: Action.meta({ title: "Second button" }),
    picture: Picture.meta({ minSize: [1440, 1800] }),
  })
  .meta({
    id: "Hero",
    title: "Hero",
    description: "The first thing one sees. Its words are the brand's name and slogan.",
  })

const Ventures = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
    learnMore: line(30, { title: "Label of each card's link" }),
    learnMoreAbout: template(60, "title", {
      title: "The same, continued for screen readers",
      description: "Read out after the label. {title} becomes the venture's title.",
    }),
  })
  .meta({ id: "Ventures", title: "Cards of the ventures" })

const Vision = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(600, { title: "Text" }),
    action: Action,
    picture: Picture.meta({ minSize: splitImageSize }),
  })
  .meta({ id: "Vision", title: "Vision" })

const CallToAction = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(320, { title: "Text" }),
    action: Action,
  })
  .meta({ id: "CallToAction", title: "Call to action" })

export const HomePage = sharedPage({
  hero: Hero,
  ventures: Ventures,
  vision: Vision,
  callToAction: CallToAction,
}).meta({ id: "HomePage", title: "Home page", files: "pages/home.json", address: "/" })

const Story = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    paragraphs: z
      .array(paragraph(900, { title: "Paragraph" }))
      .min(1)
      .max(8)
      .meta({ title: "Paragraphs" }),
    picture: Picture.meta({ minSize: splitImageSize }),
  })
  .meta({ id: "Story", title: "Story" })

const Values = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
  })
  .meta({ id: "Values", title: "Core values", description: "The heading above the values." })

const Quote = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(500, { title: "Quotation" }),
    attribution: line(120, { title: "Who says it" }),
  })
  .meta({ id: "Quote", title: "Quotation" })

export const AboutPage = sharedPage({
  header: PageHeader,
  story: Story,
  values: Values,
  quote: Quote,
}).meta({ id: "AboutPage", title: "About page", files: "pages/about.json", address: "/about/" })

const ServiceLabels = z
  .strictObject({
    learnMore: line(30, { title: "Label of each venture's button" }),
    learnMoreAbout: template(60, "title", {
      title: "The same, continued for screen readers",
      description: "Read out after the label. {title} becomes the venture's title.",
    }),
    notAvailable: template(200, "title", {
      title: "Second line of the notification",
      description: "Shown while the venture's button leads nowhere. {title} becomes its title.",
    }),
    none: paragraph(200, { title: "Shown instead while there is no venture" }),
  })
  .meta({ id: "ServiceLabels", title: "Words of each venture's band" })

const Closing = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(320, { title: "Text" }),
    actions: z.array(Action).min(1).max(4).meta({ title: "Buttons" }),
  })
  .meta({ id: "Closing", title: "Closing section" })

export const ServicesPage = sharedPage({
  header: PageHeader,
  serviceWords: ServiceLabels,
  closing: Closing,
}).meta({
  id: "ServicesPage",
  title: "Services page",
  files: "pages/services.json",
  address: "/services/",
})

const FormField = z
  .strictObject({
    label: line(40, { title: "Label" }),
    placeholder: line(80, { title: "Example inside the empty field", isExample: true }),
  })
  .meta({ id: "FormField", title: "Field" })

const MessageForm = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    name: FormField.meta({ title: "Name" }),
    email: FormField.meta({ title: "E-mail" }),
    message: FormField.meta({ title: "Message" }),
    send: line(30, { title: "Label of the button" }),
    sending: line(30, { title: "The same while the message is on its way" }),
    incomplete: Notice.meta({ title: "Notification: a field is empty" }),
    notAvailable: Notice.meta({ title: "Notification: no delivery address is set" }),
    sent: Notice.meta({ title: "Notification: the message has arrived" }),
    failed: Notice.meta({ title: "Notification: the message could not be delivered" }),
    writeInstead: line(40, {
      title: "Link in that notification",
      description:
        "Opens an e-mail that holds the visitor's words. Shown when a contact item leads to an e-mail address.",
    }),
    trap: line(60, {
      title: "Label of the robots' trap",
      description: "A field that people never see; whoever fills it in is a robot.",
    }),
    withoutScript: paragraph(300, {
      title: "Instead of the form's help, in a browser without script",
      description: "Shown only while no delivery address is set.",
    }),
  })
  .meta({ id: "MessageForm", title: "Message form" })

const ContactPanel = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    introduction: paragraph(320, { title: "Introduction" }),
  })
  .meta({ id: "ContactPanel", title: "Contact panel", description: "Above the contact items." })

export const ContactPage = sharedPage({
  header: PageHeader,
  form: MessageForm,
  panel: ContactPanel,
}).meta({
  id: "ContactPage",
  title: "Contact page",
  files: "pages/contact.json",
  address: "/contact/",
})

const NotFound = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(320, { title: "Text" }),
    actions: z.array(Action).min(1).max(4).meta({ title: "Buttons" }),
    picture: Picture.meta({ minSize: splitImageSize }),
  })
  .meta({ id: "NotFound", title: "Not found" })

export const NotFoundPage = page({ notFound: NotFound }).meta({
  id: "NotFoundPage",
  title: "Not-found page",
  description: "Shown where an address leads nowhere.",
  files: "pages/not-found.json",
})

// --- the site ---

const Palette = z
  .strictObject({
    brand: Colour.meta({
      title: "Brand colour",
      description: "Buttons, links, dark bands.",
      renderedTones: ["brand", "brandInk"],
    }),
    accent: Colour.meta({
      title: "Accent",
      description: "The spark: marks and highlights.",
      renderedTones: ["accentOnDeep"],
    }),
    paper: Colour.meta({
      title: "Paper",
      description: "The page's ground by day; kept light.",
      renderedTones: ["paper"],
    }),
  })
  .meta({
    id: "Palette",
    title: "Palette",
    description: "Both colour schemes, by day and by night, are derived from these three.",
  })

const NavBar = z
  .strictObject({
    label: line(30, { title: "Name of the navigation, for screen readers" }),
    menu: line(12, { title: "Label of the menu button on small screens" }),
    skip: line(40, { title: "Link past the navigation, for keyboards" }),
    home: line(60, { title: "Name of the link on the logo, for screen readers" }),
    links: z.array(Link).min(1).max(5).meta({ title: "Links" }),
  })
  .meta({ id: "NavBar", title: "Navigation bar" })

const SocialLink = z
  .strictObject({
    label: line(30, { title: "Name", description: "Read out by screen readers." }),
    icon: IconName,
    to: Destination.meta({
      missingTargetHint: "The link only says that this is not available yet",
    }).optional(),
  })
  .meta({ id: "SocialLink", title: "Social link" })

const Footer = z
  .strictObject({
    linksTitle: line(40, { title: "Heading of the quick links" }),
    links: z.array(Link).min(1).max(12).meta({ title: "Quick links" }),
    servicesTitle: line(40, { title: "Heading of the list of ventures" }),
    socialTitle: line(40, { title: "Heading of the social links" }),
    social: z.array(SocialLink).max(8).meta({ title: "Social links" }),
    copyright: template(120, "year", {
      title: "Copyright line",
      description: "{year} becomes the current year.",
    }),
  })
  .meta({ id: "Footer", title: "Footer" })

const Notifications = z
  .strictObject({
    label: line(60, { title: "Name of the notifications, for screen readers" }),
    close: line(30, { title: "Name of the close button, for screen readers" }),
    notAvailable: Notice.meta({ title: "Shown by a button without a destination" }),
  })
  .meta({ id: "Notifications", title: "Notifications" })

const ErrorScreen = z
  .strictObject({
    title: line(80, { title: "Heading" }),
    text: paragraph(320, { title: "Text" }),
    reload: line(30, { title: "Label of the button that loads the page again" }),
    home: line(30, { title: "Label of the link to the home page" }),
  })
  .meta({ id: "ErrorScreen", title: "Error screen" })

const Delivery = z
  .strictObject({
    address: z
      .string()
      .regex(new RegExp(`^${host}([/?#]${urlCharacter}*)?$`), {
        error: 'must be a web address that begins with "https://"',
        abort: true,
      })
      .refine(isParsableUrl, unparsableMessage)
      .meta({
        title: "Delivery address",
        description: "Messages from the contact form are posted there. Without it none is sent.",
        examples: ["https://forms.example.com/aim-for-big"],
        missingTargetHint: "The contact form sends nothing",
      })
      .optional(),
  })
  .meta({ id: "Delivery", title: "Delivery of messages" })

const LanguageModels = z
  .strictObject({
    introduction: paragraph(1000, { title: "Introduction" }).optional(),
    pages: line(40, { title: "Heading of the pages" }),
    services: line(40, { title: "Heading of the ventures" }),
  })
  .meta({
    id: "LanguageModels",
    title: "For language models",
    description: "Around a list of all pages and ventures, which is made by itself.",
    visibleIn: "/llms.txt",
  })

const Security = z
  .strictObject({
    contact: Destination.meta({
      title: "Where weaknesses are reported",
      description: "An e-mail, or a page that says how to reach those who run the site.",
    }),
    policy: Destination.meta({ title: "How reports are handled" }).optional(),
  })
  .meta({
    id: "Security",
    title: "For people who find a weakness",
    description: "The date until which it holds, half a year, is set anew by each build.",
    visibleIn: "/.well-known/security.txt",
  })

const Redirect = z
  .strictObject({
    from: z
      .string()
      .max(200)
      .regex(
        /^(\/[\w~-]+)*\/[\w~-][\w.~-]*\/?$/,
        'must be a path of this site such as "/old-page/": letters from a to z, digits and hyphens between slashes',
      )
      .meta({
        title: "From",
        description: "An address that the site once had, without the name of the host.",
        examples: ["/old-page/"],
      }),
    to: Destination.meta({
      title: "To",
      description: "Where its visitors are led: a page of this site or a web address.",
      examples: ["/services/", "https://example.com/"],
    }),
  })
  .meta({
    id: "Redirect",
    title: "Redirect",
    description: "Leads visitors of an address that is gone to another, for good.",
    visibleIn: "nowhere: whoever follows an old link or bookmark arrives all the same",
  })

export const Website = file({
  name: line(20, { title: "Brand name", visibleIn: "the bar, the top of the home page" }),
  slogan: line(120, {
    title: "Slogan",
    description: "What stands before a colon is set largest on the home page.",
    visibleIn: "the top of the home page, the footer",
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
      visibleIn: "search results, share cards",
    }),
  language: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Z][a-z]{3})?(-[A-Z]{2})?$/, "must be a language tag such as en-GB")
    .meta({ title: "Language", description: "The language of every text.", examples: ["en-GB"] }),
  logo: LogoFile,
  palette: Palette,
  navigation: NavBar,
  footer: Footer,
  notifications: Notifications,
  errorScreen: ErrorScreen,
  delivery: Delivery,
  icon: LogoFile.meta({
    title: "Icon",
    description: "A square picture in content/images/, best an SVG; without it the logo is taken.",
    examples: ["images/icon.svg"],
    visibleIn: "the browser's tab, bookmarks, a phone's home screen",
    minSize: [512, 512],
  }).optional(),
  llms: LanguageModels.optional(),
  security: Security.optional(),
  humans: paragraph(2000, {
    title: "Who and what made the site",
    description: "Taken as it is.",
    visibleIn: "/humans.txt",
  }).optional(),
  redirects: z.array(Redirect).max(200).meta({ title: "Redirects" }).optional(),
}).meta({
  id: "Website",
  title: "Site",
  description: "The brand, and what surrounds every page.",
  files: "site.json",
  listedOn: ["/"],
})

/** The shapes that are files, in the order in which a marketer thinks of them. */
export const contentTypes = [
  Website,
  HomePage,
  AboutPage,
  ServicesPage,
  ContactPage,
  NotFoundPage,
  Service,
  Value,
  ContactInfo,
]

/** What people who edit call the folders below content/, in the order in which they look there. */
export const collections = {
  "": "Site",
  pages: "Pages",
  services: "Ventures",
  values: "Values",
  "contact-info": "Contact",
}
