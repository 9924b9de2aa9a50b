/** @jest-environment node */
import sharp from "sharp"
import {
  draft,
  move,
  remove,
  replace,
  write,
  type ContentCopy,
  type Mutation,
} from "../../testing/contentCopy"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

const value = "values/ambition.json"
const poultry = "services/poultry-trading.json"
const story = "pages/about.json"

const picture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: "#777" } })
const put =
  (file: string, image: sharp.Sharp): Mutation =>
  async (all) =>
    all.write(file, await image.toBuffer())
const both =
  (...edits: Mutation[]): Mutation =>
  async (all) => {
    for (const edit of edits) await edit(all)
  }
const linkTo = (address: string) =>
  replace("pages/home.json", '"to": "/about/"', `"to": ${JSON.stringify(address)}`)
const redirect = (...pairs: [from: string, to: string][]) =>
  replace(
    "site.json",
    '"delivery": {}',
    `"delivery": {}, "redirects": ${JSON.stringify(pairs.map(([from, to]) => ({ from, to })))}`,
  )
const palette = (name: string, colour: string) =>
  replace("site.json", new RegExp(`"${name}": "#\\w+"`), `"${name}": "${colour}"`)

test.each<[mistake: string, edit: Mutation, ...issues: string[]]>([
  // Files.
  [
    "a missing page",
    remove(story),
    "warning picture-unused images/story.png:1:1 is not used: no content names it. Delete it if it is not needed.",
    "error file-missing pages/about.json:1:1 is missing. The site needs it.",
  ],
  [
    "a missing site",
    remove("site.json"),
    "warning picture-unused images/icon.svg:1:1 is not used: no content names it. Delete it if it is not needed.",
    "warning picture-unused images/logo.svg:1:1 is not used: no content names it. Delete it if it is not needed.",
    "error file-missing site.json:1:1 is missing. The site needs it.",
  ],
  [
    "no contact item",
    remove("contact-info"),
    'error item-missing contact-info/*.json:1:1 is missing: the site needs at least 1 file of the kind "Contact item". Copy one from the site\'s history, or write a new one.',
  ],
  [
    "a file in the wrong place",
    move(value, "ambition.json"),
    "error file-unknown ambition.json:1:1 is not a file of this site. Its files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/services/*.json, content/values/*.json, content/contact-info/*.json.",
  ],
  [
    "a file in a folder that is spelled wrong",
    move(value, "value/ambition.json"),
    'error file-unknown value/ambition.json:1:1 is not a file of this site. Did you mean "values/ambition.json"? Its files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/services/*.json, content/values/*.json, content/contact-info/*.json.',
  ],
  [
    "a file too deep",
    move(value, "values/old/ambition.json"),
    "error file-unknown values/old/ambition.json:1:1 is not a file of this site. Its files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/services/*.json, content/values/*.json, content/contact-info/*.json.",
  ],
  [
    "a page that is called wrong",
    move(story, "pages/abuot.json"),
    "error file-missing pages/about.json:1:1 is missing. The site needs it.",
    'error file-unknown pages/abuot.json:1:1 is not a file of this site. Did you mean "pages/about.json"? Its files are content/site.json, content/pages/home.json, content/pages/about.json, content/pages/services.json, content/pages/contact.json, content/pages/not-found.json, content/services/*.json, content/values/*.json, content/contact-info/*.json.',
  ],
  [
    "an ending in upper case",
    move(value, "values/ambition.JSON"),
    'error file-ending values/ambition.JSON:1:1 is not read, because its name does not end in ".json". Rename it to "ambition.json".',
  ],
  [
    "two endings",
    move("site.json", "site.json.txt"),
    'error file-ending site.json.txt:1:1 is not read, because its name does not end in ".json". Rename it to "site.json".',
  ],
  [
    "another JSON",
    move(value, "values/ambition.jsonc"),
    'error file-ending values/ambition.jsonc:1:1 is not read, because its name does not end in ".json". Rename it to "ambition.json".',
  ],
  [
    "a letter",
    write("letter.docx", "Dear reader"),
    "warning file-unread letter.docx:1:1 is not used by the site. Pictures belong into content/images/; anything else need not be here.",
  ],
  [
    "a folder in a file's place",
    both(remove("site.json"), (all) => all.makeFolder("site.json")),
    "warning picture-unused images/icon.svg:1:1 is not used: no content names it. Delete it if it is not needed.",
    "warning picture-unused images/logo.svg:1:1 is not used: no content names it. Delete it if it is not needed.",
    "error file-folder site.json:1:1 is a folder, but a file belongs here.",
  ],
  [
    "a file in a folder's place",
    both(remove("values"), write("values", "")),
    "error file-folder values:1:1 is a file, but a folder belongs here.",
  ],
  [
    "names that differ by case",
    (all) =>
      all.write(
        "values/Ambition.json",
        all.read(value).replace('"position": 10', '"position": 90'),
      ),
    "error file-case values/ambition.json:1:1 differs from content/values/Ambition.json only by upper and lower case, so many computers keep only one of the two. Rename one.",
  ],
  // Ids, positions, links.
  [
    "an id that is taken",
    replace(poultry, '"poultry-trading"', '"ecommerce-fashion"'),
    'error id-taken services/poultry-trading.json:3:9 Services › Poultry Trading › Id (id): "ecommerce-fashion" is the id of content/services/ecommerce-fashion.json already. Each needs an id of its own.',
  ],
  [
    "a position that is taken",
    replace(poultry, '"position": 30', '"position": 10'),
    "warning position-taken services/poultry-trading.json:4:15 Services › Poultry Trading › Position (position): 10 is the position of content/services/ecommerce-fashion.json already, so which of the two comes first is left to chance.",
  ],
  [
    "a link to no page",
    linkTo("/abuot/"),
    'error page-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): there is no page "/abuot/". Did you mean "/about/"? Pages are: /, /about/, /services/, /contact/.',
  ],
  [
    "a link to no page at all",
    linkTo("/investors/deck/"),
    'error page-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): there is no page "/investors/deck/". Pages are: /, /about/, /services/, /contact/.',
  ],
  [
    "a link to a page by its file",
    linkTo("/about/index.html"),
    'error page-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): there is no page "/about/index.html". Pages are: /, /about/, /services/, /contact/.',
  ],
  [
    "a link to a venture as if it were a page",
    linkTo("/services/poultry-trading/"),
    'error page-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): there is no page "/services/poultry-trading/". Did you mean "/services/#poultry-trading"? Pages are: /, /about/, /services/, /contact/.',
  ],
  [
    "a link without its slash",
    linkTo("/about"),
    'warning slash-missing pages/home.json:30:13 Home page › Vision › Button › Destination (to): the address of a page ends in "/". Did you mean "/about/"?',
  ],
  [
    "a link to a section without the slash",
    linkTo("/services#poultry-trading"),
    'warning slash-missing pages/home.json:30:13 Home page › Vision › Button › Destination (to): the address of a page ends in "/". Did you mean "/services/#poultry-trading"?',
  ],
  [
    "a link to no section",
    linkTo("/services/#poultry"),
    'error section-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): the page "/services/" has no section "poultry". Did you mean "/services/#poultry-trading"? Sections are the ids of the items in content/services/.',
  ],
  [
    "a link to no section of a page without any",
    linkTo("/about/#team"),
    'error section-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): the page "/about/" has no section "team". Sections are the ids of the items in content/services/.',
  ],
  [
    "a link to a section that is gone",
    both(linkTo("/services/#poultry-trading"), replace(poultry, '"poultry-trading"', '"hens"')),
    'error section-unknown pages/home.json:30:13 Home page › Vision › Button › Destination (to): the page "/services/" has no section "poultry-trading". Sections are the ids of the items in content/services/.',
  ],
  // Redirects.
  [
    "redirects from what is gone",
    redirect(
      ["/old-page", "/about/"],
      ["/old/page.html", "/services/#poultry-trading"],
      ["/shop/", "https://shop.example.com/"],
    ),
  ],
  ...["/About", "/about/index.html", "/404.html", "/static/old.png", "/admin/"].map(
    (from): [string, Mutation, string] => [
      `a redirect from ${from}, which the site needs`,
      redirect([from, "/contact/"]),
      `error redirect-taken site.json:88:41 Site › Redirects › 1 › From (from): the site needs "${from}" itself. Only an address that is gone can be led on.`,
    ],
  ),
  [
    "two redirects from one address",
    redirect(["/old", "/about/"], ["/Old/", "/contact/"]),
    'error redirect-taken site.json:88:72 Site › Redirects › 2 › From (from): "/old" is led on already. Remove one of the two.',
  ],
  [
    "a redirect to another redirect",
    redirect(["/older/", "/old/"], ["/old/", "/older/"]),
    'error page-unknown site.json:88:56 Site › Redirects › 1 › To (to): there is no page "/old/". Pages are: /, /about/, /services/, /contact/.',
    'error page-unknown site.json:88:86 Site › Redirects › 2 › To (to): there is no page "/older/". Pages are: /, /about/, /services/, /contact/.',
  ],
  [
    "a redirect to this site by its whole address",
    redirect(["/old/", "https://www.example.com/old/"]),
    'error redirect-target site.json:88:54 Site › Redirects › 1 › To (to): "https://www.example.com/old/" is on this site. Write the address without "https://www.example.com".',
  ],
  [
    "a redirect to a telephone",
    redirect(["/old/", "tel:+10005550100"]),
    'error redirect-target site.json:88:54 Site › Redirects › 1 › To (to): "tel:+10005550100" is neither a page of this site nor a web address ("https://…").',
  ],
  ...["old/", "/old/../about/", "/old page/", "/*", "/:old", "/old?x=1", "//old"].map(
    (from): [string, Mutation, string] => [
      `a redirect from ${from}`,
      redirect([from, "/about/"]),
      `error text-form site.json:88:41 Site › Redirects › 1 › From (from): ${JSON.stringify(from)} must be a path of this site such as "/old-page/": letters from a to z, digits and hyphens between slashes. For example: /old-page/.`,
    ],
  ),
  // Pictures.
  [
    "a picture that is missing",
    replace(poultry, "images/poultry.png", "images/poulty.png"),
    'error picture-missing services/poultry-trading.json:17:13 Services › Poultry Trading › Picture › Picture file (file): the picture "images/poulty.png" does not exist. Put it into content/images/, or name one that is there. Did you mean "images/poultry.png"?',
  ],
  [
    "a picture in other case",
    replace(poultry, "images/poultry.png", "images/Poultry.PNG"),
    'error picture-missing services/poultry-trading.json:17:13 Services › Poultry Trading › Picture › Picture file (file): the picture "images/Poultry.PNG" does not exist. Put it into content/images/, or name one that is there. There is "images/poultry.png": upper and lower case count.',
  ],
  [
    "a picture that is not used",
    put("images/spare.png", picture(9, 9).png()),
    "warning picture-unused images/spare.png:1:1 is not used: no content names it. Delete it if it is not needed.",
  ],
  [
    "a picture of another program",
    write("images/plan.psd", "8BPS"),
    "warning file-unread images/plan.psd:1:1 is a picture of a kind that the site cannot show. Save it as PNG, JPEG, WebP or AVIF.",
  ],
  [
    "a text among the pictures",
    write("images/notes.txt", "hens"),
    "warning file-unread images/notes.txt:1:1 is not a picture, so the site does not use it.",
  ],
  [
    "a picture that is too small",
    put("images/poultry.png", picture(800, 600).png()),
    'warning picture-small services/poultry-trading.json:17:13 Services › Poultry Trading › Picture › Picture file (file): "images/poultry.png" has 800 × 600 pixels; to be sharp at this place it needs 1600 × 1200 pixels.',
  ],
  [
    "a picture that is too low",
    put("images/hero.png", picture(2000, 900).png()),
    'warning picture-small pages/home.json:15:15 Home page › Hero › Picture › Picture file (file): "images/hero.png" has 2000 × 900 pixels; to be sharp at this place it needs 1440 × 1800 pixels.',
  ],
  [
    "a logo that is too small",
    both(
      put("images/logo.png", picture(90, 90).png()),
      remove("images/logo.svg"),
      replace("site.json", "logo.svg", "logo.png"),
    ),
    'warning picture-small site.json:7:11 Site › Logo file (logo): "images/logo.png" has 90 × 90 pixels; to be sharp at this place it needs a height of 144 pixels.',
  ],
  [
    "a picture on its side",
    put("images/poultry.png", picture(1200, 1600).withMetadata({ orientation: 6 }).png()),
  ],
  [
    "a picture that says it is another",
    put("images/poultry.png", picture(1600, 1200).jpeg()),
    'error picture-ending images/poultry.png:1:1 is called ".png", but inside it is a picture of the kind "jpeg". Rename it so that it ends in ".jpeg", or save it anew as PNG.',
  ],
  [
    "a picture that is cut off",
    async (all) =>
      all.write(
        "images/poultry.png",
        (await picture(1600, 1200).png().toBuffer()).subarray(0, 2000),
      ),
    "error picture-unreadable images/poultry.png:1:1 is damaged or is no picture at all. Save it again from where it came from.",
  ],
  [
    "a picture that is none",
    write("images/poultry.png", "hens"),
    "error picture-unreadable images/poultry.png:1:1 is damaged or is no picture at all. Save it again from where it came from.",
  ],
  [
    "a logo that is broken",
    write("images/logo.svg", "<svg"),
    "error picture-unreadable images/logo.svg:1:1 is damaged or is no picture at all. Save it again from where it came from.",
  ],
  [
    "a logo that is too heavy",
    write(
      "images/logo.svg",
      `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><!--${"-".repeat(120_000).replaceAll("--", "- ")}--></svg>`,
    ),
    "warning picture-heavy images/logo.svg:1:1 has 121 kB; 100 kB are enough. Save it smaller.",
  ],
  // What search results show.
  [
    "a title that is too short",
    replace(story, /"title": "Our story[^"]*"/, '"title": "Our story"'),
    "warning search-short pages/about.json:3:12 About page › Title for search engines (title): has only 9 characters. With 15 to 60 a search result says enough.",
  ],
  [
    "a title that is too long",
    replace(
      story,
      "Our story and our values",
      "Our story and our values and our people and our plans",
    ),
    "warning search-long pages/about.json:3:12 About page › Title for search engines (title): has 67 characters. Search results cut it off after about 60.",
  ],
  [
    "a description that is too short",
    replace(story, /"description": "How[^"]*"/, '"description": "How it began."'),
    "warning search-short pages/about.json:4:18 About page › Description for search engines (description): has only 13 characters. With 70 to 160 a search result says enough.",
  ],
  [
    "a description that is too long",
    replace(story, "for the poultry trade.", "for the poultry trade, and what comes next."),
    "warning search-long pages/about.json:4:18 About page › Description for search engines (description): has 171 characters. Search results cut it off after about 160.",
  ],
  [
    "the same title twice",
    replace(story, /"title": "Our story[^"]*"/, '"title": "Contact us | Aim for Big"'),
    "warning search-same pages/contact.json:3:12 Contact page › Title for search engines (title): is the same as in content/pages/about.json, so nobody can tell the two pages apart in a list.",
  ],
  // Colours.
  [
    "a colour that is too pale",
    replace(value, "#0e4d43", "#ffe600"),
    "warning colour-changed values/ambition.json:7:13 Values › Ambition › Colour (colour): #ffe600 cannot be read by day as marks and buttons (contrast 1.1, 3 is needed; the site shows #998a00) and as text (contrast 1.1, 4.5 is needed; the site shows #796c00). The nearest colour that passes is #796c00.",
  ],
  [
    "a colour that is pale for text alone",
    replace(value, "#0e4d43", "#cc7a00"),
    "warning colour-changed values/ambition.json:7:13 Values › Ambition › Colour (colour): #cc7a00 cannot be read by day as text (contrast 2.9, 4.5 is needed; the site shows #9d5d00). The nearest colour that passes is #9d5d00.",
  ],
  [
    "a pale brand",
    palette("brand", "#f2a922"),
    "warning colour-changed site.json:9:14 Site › Palette › Brand colour (brand): #f2a922 cannot be read by day as buttons (contrast 1.7, 3 is needed; the site shows #b37900) and as links (contrast 1.7, 4.5 is needed; the site shows #8e6000). The nearest colour that passes is #8e6000.",
  ],
  [
    "a dark accent",
    palette("accent", "#0e4d43"),
    "warning colour-changed site.json:10:15 Site › Palette › Accent (accent): #0e4d43 cannot be read by day as words on dark bands (contrast 1.5, 4.5 is needed; the site shows #60998d). The nearest colour that passes is #60998d.",
  ],
  [
    "a dark paper",
    palette("paper", "#808080"),
    "warning colour-changed site.json:11:14 Site › Palette › Paper (paper): #808080 cannot be read by day as the page's ground (contrast 3.8, 7 is needed; the site shows #f3f3f3). The nearest colour that passes is #f3f3f3.",
  ],
])("%s", async (_, edit, ...issues) => {
  await edit(content)
  expect(await content.says()).toEqual(issues)
})

test("a picture or an id that a broken file may name is not called unused or missing", async () => {
  linkTo("/services/#poultry-trading")(content)
  content.replace(poultry, "{", "")
  expect(await content.says()).toEqual([
    'error syntax services/poultry-trading.json:1:1 cannot be read here: an opening brace "{" is missing.',
  ])
})
