/** @jest-environment node */
import { draft, replace, type ContentCopy, type Mutation } from "../../testing/contentCopy"

let content: ContentCopy
beforeAll(() => void (content = draft()))
afterEach(() => content.restore())
afterAll(() => content.end())

const value = "values/ambition.json"
const poultry = "services/poultry-trading.json"
const title = '"Ambition"'
const long = (length: number) => JSON.stringify("x".repeat(length))

test.each<[mistake: string, edit: Mutation, ...issues: string[]]>([
  [
    "a missing text",
    replace(value, /  "title": .*\n/, ""),
    'error field-missing values/ambition.json:1:1 Values › ambition.json › Title (title): is missing. Write a text in double quotes ("…").',
  ],
  [
    "a missing number",
    replace(value, /  "position": .*\n/, ""),
    "error field-missing values/ambition.json:1:1 Values › Ambition › Position (position): is missing. Write a whole number without quotes.",
  ],
  [
    "a missing group",
    replace("pages/about.json", /,\s*"quote": \{[^}]*\}/, ""),
    "error field-missing pages/about.json:1:1 About page › Quotation (quote): is missing. Write a group of fields in braces { … }.",
  ],
  [
    "a missing text in a group",
    replace("pages/about.json", /    "title": "Built by Visionaries",\n/, ""),
    'error field-missing pages/about.json:25:12 About page › Quotation › Heading (title): is missing. Write a text in double quotes ("…").',
  ],
  [
    "an empty text",
    replace(value, title, '""'),
    "error text-empty values/ambition.json:4:12 Values › ambition.json › Title (title): is empty. Write a text.",
  ],
  [
    "a blank text",
    replace(value, title, '"  "'),
    "error text-empty values/ambition.json:4:12 Values › ambition.json › Title (title): is empty. Write a text.",
  ],
  [
    "a line break in a line",
    replace(value, title, '"Am\\nbition"'),
    'error text-form values/ambition.json:4:12 Values › Am\\nbition › Title (title): "Am\\nbition" must be one line, without a line break (\\n).',
  ],
  [
    "a text that is too long",
    replace(value, title, long(41)),
    "error text-long values/ambition.json:4:12 Values › xxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxxx › Title (title): has 41 characters, 40 are allowed. Make it shorter.",
  ],
  [
    "an entry that is too long",
    replace(poultry, '"Prices side by side before you decide"', long(121)),
    "error text-long services/poultry-trading.json:12:5 Services › Poultry Trading › Features (features) › 2: has 121 characters, 120 are allowed. Make it shorter.",
  ],
  [
    "an unknown field",
    replace(value, '"title"', '"subtitle": "x", "title"'),
    "error field-unknown values/ambition.json:4:3 Values › Ambition › subtitle: is not a field here. Fields are: position, title, description, icon, colour.",
  ],
  [
    "a field that is spelled wrong",
    replace(value, '"title"', '"titel"'),
    'error field-unknown values/ambition.json:4:3 Values › ambition.json › titel: is not a field here. Did you mean "title"? Fields are: position, title, description, icon, colour.',
  ],
  [
    "a field in upper case",
    replace(value, '"colour"', '"Colour"'),
    'error field-unknown values/ambition.json:7:3 Values › Ambition › Colour: is not a field here. Did you mean "colour"? Fields are: position, title, description, icon, colour.',
  ],
  [
    "a field from elsewhere in a group",
    replace(poultry, '"file":', '"size": 5, "file":'),
    "error field-unknown services/poultry-trading.json:17:5 Services › Poultry Trading › Picture › size: is not a field here. Fields are: file, description, decorative.",
  ],
  [
    "a field named __proto__",
    replace(value, '"title"', '"__proto__": {}, "title"'),
    "error field-unknown values/ambition.json:4:3 Values › Ambition › __proto__: is not a field here. Fields are: position, title, description, icon, colour.",
  ],
  [
    "a number in quotes",
    replace(value, '"position": 10', '"position": "1"'),
    "error wrong-kind values/ambition.json:3:15 Values › Ambition › Position (position): must be a whole number without quotes, but here it is a text.",
  ],
  [
    "half a position",
    replace(value, '"position": 10', '"position": 1.5'),
    "error wrong-kind values/ambition.json:3:15 Values › Ambition › Position (position): must be a whole number without quotes, but here it is 1.5.",
  ],
  [
    "a number for a text",
    replace(value, title, "7"),
    'error wrong-kind values/ambition.json:4:12 Values › ambition.json › Title (title): must be a text in double quotes ("…"), but here it is 7.',
  ],
  [
    "yes or no for a text",
    replace(value, title, "true"),
    'error wrong-kind values/ambition.json:4:12 Values › ambition.json › Title (title): must be a text in double quotes ("…"), but here it is true.',
  ],
  [
    "nothing for a text",
    replace(value, title, "null"),
    'error wrong-kind values/ambition.json:4:12 Values › ambition.json › Title (title): must be a text in double quotes ("…"), but here it is nothing (null).',
  ],
  [
    "a list for a text",
    replace(value, title, "[]"),
    'error wrong-kind values/ambition.json:4:12 Values › ambition.json › Title (title): must be a text in double quotes ("…"), but here it is a list.',
  ],
  [
    "a text for a list",
    replace(poultry, /"features": \[[^\]]*\]/, '"features": "Birds"'),
    "error wrong-kind services/poultry-trading.json:10:15 Services › Poultry Trading › Features (features): must be a list in square brackets [ … ], but here it is a text.",
  ],
  [
    "a text for a group",
    replace(poultry, /"image": \{[^}]*\}/, '"image": "images/poultry.png"'),
    "error wrong-kind services/poultry-trading.json:16:12 Services › Poultry Trading › Picture (image): must be a group of fields in braces { … }, but here it is a text.",
  ],
  [
    "a list for a file",
    replace(value, /^[^]*$/, "[]\n"),
    "error wrong-kind values/ambition.json:1:1 Values › ambition.json: must be a group of fields in braces { … }, but here it is a list.",
  ],
  [
    "a position that is too small",
    replace(value, '"position": 10', '"position": 0'),
    "error number-range values/ambition.json:3:15 Values › Ambition › Position (position): is too small, at least 1 is allowed.",
  ],
  [
    "a position that is too large",
    replace(value, '"position": 10', '"position": 1e20'),
    "error number-range values/ambition.json:3:15 Values › Ambition › Position (position): is too large, at most 9999 is allowed.",
  ],
  [
    "a word for a colour",
    replace(value, "#0e4d43", "green"),
    'error text-form values/ambition.json:7:13 Values › Ambition › Colour (colour): "green" is not a colour: write "#" and six digits or letters from a to f. Did you mean "#008000"?',
  ],
  [
    "a colour of three digits",
    replace(value, "#0e4d43", "#0a3"),
    'error text-form values/ambition.json:7:13 Values › Ambition › Colour (colour): "#0a3" is not a colour: write "#" and six digits or letters from a to f. Did you mean "#00aa33"?',
  ],
  [
    "a colour without #",
    replace(value, "#0e4d43", "0e4d43"),
    'error text-form values/ambition.json:7:13 Values › Ambition › Colour (colour): "0e4d43" is not a colour: write "#" and six digits or letters from a to f. Did you mean "#0e4d43"?',
  ],
  [
    "no colour at all",
    replace(value, "#0e4d43", "#0e4d4"),
    'error text-form values/ambition.json:7:13 Values › Ambition › Colour (colour): "#0e4d4" is not a colour: write "#" and six digits or letters from a to f. For example: #0e4d43.',
  ],
  [
    "an icon that is spelled wrong",
    replace(value, '"mountain"', '"mountian"'),
    'error icon-unknown values/ambition.json:6:11 Values › Ambition › Icon (icon): "mountian" does not exist. Did you mean "mountain"? The name of an icon from lucide.dev/icons. For example: shopping-bag, handshake, egg.',
  ],
  [
    "an icon as it is called in code",
    replace(poultry, '"egg"', '"ShoppingBag"'),
    'error icon-unknown services/poultry-trading.json:8:11 Services › Poultry Trading › Icon (icon): "ShoppingBag" does not exist. Did you mean "shopping-bag"? The name of an icon from lucide.dev/icons. For example: shopping-bag, handshake, egg.',
  ],
  [
    "an icon that there is nothing like",
    replace(value, '"mountain"', '"qqqqqqqqqq"'),
    'error icon-unknown values/ambition.json:6:11 Values › Ambition › Icon (icon): "qqqqqqqqqq" does not exist. The name of an icon from lucide.dev/icons. For example: shopping-bag, handshake, egg.',
  ],
  [
    "a number for an icon",
    replace(value, '"mountain"', "3"),
    'error wrong-kind values/ambition.json:6:11 Values › Ambition › Icon (icon): must be a text in double quotes ("…"), but here it is 3. For example: shopping-bag, handshake, egg.',
  ],
  [
    "an id with spaces",
    replace(poultry, '"poultry-trading"', '"Poultry Trading"'),
    'error text-form services/poultry-trading.json:3:9 Services › Poultry Trading › Id (id): "Poultry Trading" must consist of small letters, digits and single hyphens, such as poultry-trading. For example: poultry-trading.',
  ],
  [
    "three features in the place of four",
    replace(poultry, /"features": \[[^\]]*\]/, '"features": ["A", "B", "C"]'),
    "error list-short services/poultry-trading.json:10:15 Services › Poultry Trading › Features (features): needs exactly 4 entries.",
  ],
  [
    "a list without an entry",
    replace("pages/about.json", /"paragraphs": \[[^\]]*\]/, '"paragraphs": []'),
    "error list-short pages/about.json:11:19 About page › Story › Paragraphs (paragraphs): needs at least 1 entry.",
  ],
  [
    "a list with too many entries",
    replace(
      poultry,
      /"features": \[[^\]]*\]/,
      `"features": ${JSON.stringify(Array.from({ length: 13 }, () => "Birds"))}`,
    ),
    "error list-long services/poultry-trading.json:10:15 Services › Poultry Trading › Features (features): has 13 entries, exactly 4 are allowed.",
  ],
  [
    "a script for a destination",
    replace("site.json", '"to": "/about/"', '"to": "javascript:alert(1)"'),
    'error text-form site.json:25:15 Site › Navigation bar › Links › 2 › Destination (to): "javascript:alert(1)" is not an address: write a page of this site ("/contact/"), "https://…", "mailto:…" or "tel:…". For example: /contact/, https://example.com/, mailto:hello@example.com, tel:+10005550100.',
  ],
  [
    "a web address without https",
    replace("pages/home.json", '"to": "/about/"', '"to": "www.aim.big"'),
    'error text-form pages/home.json:30:13 Home page › Vision › Button › Destination (to): "www.aim.big" is not an address: write a page of this site ("/contact/"), "https://…", "mailto:…" or "tel:…". For example: /contact/, https://example.com/, mailto:hello@example.com, tel:+10005550100.',
  ],
  [
    "a picture from another site",
    replace(poultry, '"images/poultry.png"', '"https://pictures.big/hen.png"'),
    "warning picture-unused images/poultry.png:1:1 is not used: no content names it. Delete it if it is not needed.",
    'error picture-unfetched services/poultry-trading.json:17:13 Services › Poultry Trading › Picture › Picture file (file): the picture "https://pictures.big/hen.png" has not been fetched yet. Run "npm run images" and commit what it fetches.',
  ],
  [
    "a picture from another site without https",
    replace(poultry, '"images/poultry.png"', '"http://pictures.big/hen.png"'),
    "warning picture-unused images/poultry.png:1:1 is not used: no content names it. Delete it if it is not needed.",
    'error text-form services/poultry-trading.json:17:13 Services › Poultry Trading › Picture › Picture file (file): "http://pictures.big/hen.png" is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…". For example: images/hero.png, https://pictures.example.com/hero.jpg.',
  ],
  [
    "a picture of a wrong kind",
    replace(poultry, "poultry.png", "poultry.gif"),
    "warning picture-unused images/poultry.png:1:1 is not used: no content names it. Delete it if it is not needed.",
    'error text-form services/poultry-trading.json:17:13 Services › Poultry Trading › Picture › Picture file (file): "images/poultry.gif" is not a picture: write "images/", then the name of a PNG, JPEG, WebP or AVIF file there, or its address on an image host, "https://…". For example: images/hero.png, https://pictures.example.com/hero.jpg.',
  ],
  [
    "a placeholder that was dropped",
    replace("site.json", "{year}", "2026"),
    'error text-form site.json:73:18 Site › Footer › Copyright line (copyright): "© 2026 Aim for Big. All rights reserved." must be one line that contains {year} once.',
  ],
  [
    "a placeholder that was translated",
    replace("pages/home.json", "{title}", "{Titel}"),
    'error text-form pages/home.json:23:23 Home page › Cards of the ventures › The same, continued for screen readers (learnMoreAbout): "about {Titel}" must be one line that contains {title} once.',
  ],
  [
    "a web address with a path",
    replace("site.json", "https://www.example.com", "https://www.aim.big/home"),
    'error text-form site.json:5:14 Site › Web address (address): "https://www.aim.big/home" must be "https://" and the name of the host, nothing after it. For example: https://www.example.com.',
  ],
  [
    "a language in words",
    replace("site.json", '"en-GB"', '"English"'),
    'error text-form site.json:6:15 Site › Language (language): "English" must be a language tag such as en-GB. For example: en-GB.',
  ],
  [
    "a picture without a description",
    replace(poultry, /,\s*"description": "[^"]*"\s*\}/, "}"),
    'error description-missing services/poultry-trading.json:16:12 Services › Poultry Trading › Picture › Description (description): is missing, so people who cannot see the picture do not know what it shows. Describe it, or mark it with "decorative": true.',
  ],
  [
    "a decoration with a description",
    replace("pages/not-found.json", '"decorative"', '"description": "A path", "decorative"'),
    "error description-twice pages/not-found.json:24:46 Not-found page › Not found › Picture › Decoration only (decorative): says that the picture needs no description, but it has one. Remove the one or the other.",
  ],
  [
    "an empty description",
    replace(poultry, /"A rooster[^"]*"/, '""'),
    "error text-empty services/poultry-trading.json:18:20 Services › Poultry Trading › Picture › Description (description): is empty. Write a text. For example: A rooster on wooden crates crows towards the sun.",
  ],
  [
    "a missing schema",
    replace(value, /  "\$schema".*\n/, ""),
    'warning schema-line values/ambition.json:1:1 Values › Ambition › $schema: is missing, so code editors cannot help. The first line inside the braces should be "$schema": "../.schemas/Value.json".',
  ],
  [
    "a schema of another kind",
    replace(value, "Value.json", "Service.json"),
    'warning schema-line values/ambition.json:2:14 Values › Ambition › $schema: "../.schemas/Service.json" is not the schema of this file, so code editors offer the wrong fields. Write "$schema": "../.schemas/Value.json".',
  ],
  [
    "a number for a schema",
    replace(value, /"\$schema": "[^"]*"/, '"$schema": 5'),
    'error wrong-kind values/ambition.json:2:14 Values › Ambition › $schema: must be a text in double quotes ("…"), but here it is 5.',
  ],
  [
    "a character that nobody can see",
    replace(value, title, '"Am\\u200bbition"'),
    "warning hidden-character values/ambition.json:4:12 Values › AmU+200Bbition › Title (title): holds an invisible character (U+200B), perhaps from copying. Write the text anew by hand.",
  ],
  [
    "a character that turns the text around",
    replace(value, title, '"Am\u202ebition"'),
    "error turned-text values/ambition.json:4:12 Values › AmU+202Ebition › Title (title): holds a character that turns the order of letters around (U+202E). Delete it: letters find their direction by themselves.",
  ],
  [
    "letters that only programs read",
    replace(value, title, '"Am\u{e0068}\u{e0069}bition"'),
    "error hidden-text values/ambition.json:4:12 Values › AmU+E0068U+E0069bition › Title (title): holds a character that nobody sees but that programs read (U+E0068). Delete it, or write the text anew.",
  ],
  [
    "a text of nothing that one sees",
    replace(value, title, '"\u2800"'),
    "error text-empty values/ambition.json:4:12 Values › \u2800 › Title (title): has nothing that one can see. Write a text.",
  ],
  [
    "a host that cannot be",
    replace("site.json", "https://www.example.com", "https://999.999.999.999"),
    "error text-form site.json:5:14 Site › Web address (address): is no address that a browser understands: check the name of the host.",
  ],
  [
    "a control character",
    replace(value, title, '"Am\\u0007bition"'),
    "error control-character values/ambition.json:4:12 Values › Am\\u0007bition › Title (title): holds a character that no page can show (U+0007). Delete it, or write the text anew.",
  ],
  [
    "half a character",
    replace(value, title, '"Am\\ud83dbition"'),
    "error control-character values/ambition.json:4:12 Values › Am\\ud83dbition › Title (title): holds a character that no page can show (U+D83D). Delete it, or write the text anew.",
  ],
  [
    "a letter that was lost",
    replace(value, title, '"Ambiti\ufffdn"'),
    'warning hidden-character values/ambition.json:4:12 Values › Ambiti�n › Title (title): holds "�": a letter was lost when the file was saved. Write the letter anew.',
  ],
  [
    "a space before a text",
    replace(value, title, '" Ambition"'),
    "warning white-space values/ambition.json:4:12 Values › Ambition › Title (title): begins or ends with a space or an empty line. Delete it.",
  ],
  [
    "an empty line after a text",
    replace(value, 'direction."', 'direction.\\n"'),
    "warning white-space values/ambition.json:5:18 Values › Ambition › Description (description): begins or ends with a space or an empty line. Delete it.",
  ],
  [
    "image of",
    replace(poultry, '"A rooster', '"An image of a rooster'),
    'warning description-image-of services/poultry-trading.json:18:20 Services › Poultry Trading › Picture › Description (description): begins with "An image of", which a screen reader says already. Say only what there is to see.',
  ],
  [
    "picture of",
    replace(poultry, '"A rooster', '"Picture of a rooster'),
    'warning description-image-of services/poultry-trading.json:18:20 Services › Poultry Trading › Picture › Description (description): begins with "Picture of", which a screen reader says already. Say only what there is to see.',
  ],
])("%s", async (_, edit, ...issues) => {
  await edit(content)
  expect(await content.says()).toEqual(issues)
})

const text = (put: string) => replace(value, title, JSON.stringify(put))

test.each<[edit: string, Mutation, ...issues: string[]]>([
  [
    "braces",
    text("Dear {email}"),
    'error placeholder values/ambition.json:4:12 Values › Dear {email} › Title (title): holds the placeholder "{email}". Write the real words.',
  ],
  [
    "double braces",
    text("Dear {{ first.name }}"),
    'error placeholder values/ambition.json:4:12 Values › Dear {{ first.name }} › Title (title): holds the placeholder "{{ first.name }}". Write the real words.',
  ],
  [
    "the wrong braces in a template",
    replace("site.json", "{year} Aim", "{year} {brand}"),
    'error placeholder site.json:73:18 Site › Footer › Copyright line (copyright): holds the placeholder "{brand}". Write the real words.',
  ],
  [
    "filler",
    text("Lorem ipsum dolor"),
    'error placeholder values/ambition.json:4:12 Values › Lorem ipsum dolor › Title (title): holds the placeholder "Lorem ipsum". Write the real words.',
  ],
  [
    "a reminder",
    text("TODO: a word"),
    'error placeholder values/ambition.json:4:12 Values › TODO: a word › Title (title): holds the placeholder "TODO". Write the real words.',
  ],
  [
    "brackets",
    text("[Your name]"),
    'error placeholder values/ambition.json:4:12 Values › [Your name] › Title (title): holds the placeholder "[Your name]". Write the real words.',
  ],
  [
    "an example address",
    text("hello@example.org"),
    'error example-address values/ambition.json:4:12 Values › hello@example.org › Title (title): holds "example.org", which is an example and belongs to nobody. Write the real one.',
  ],
  [
    "an example number",
    text("Call 202-555-0143"),
    'error example-address values/ambition.json:4:12 Values › Call 202-555-0143 › Title (title): holds "555-0143", which is an example and belongs to nobody. Write the real one.',
  ],
  [
    "a number of nobody",
    text("+1 000-123-4567"),
    'error example-address values/ambition.json:4:12 Values › +1 000-123-4567 › Title (title): holds "000-123-4567", which is an example and belongs to nobody. Write the real one.',
  ],
])("%s is noted", async (_, edit, ...issues) => {
  const before = new Set(await content.says(true))
  await edit(content)
  expect((await content.says(true)).filter((one) => !before.has(one))).toEqual(issues)
})

test("what is no placeholder is left in peace", async () => {
  for (const words of ["a {", "5 > 3", "Method", "Room 5550143", "exemple.com", "[sic]"]) {
    content.replace(value, /"title": ".*"/, `"title": ${JSON.stringify(words)}`)
    expect(await content.says(true)).not.toContainEqual(expect.stringContaining(value))
  }
})

test("for a launch, what leads nowhere and what stands for the real thing count as errors", async () => {
  expect(await content.says()).toEqual([])
  expect(await content.says(true)).toEqual([
    'error example-address contact-info/email.json:5:14 Contact info › Email › Content (content): holds "example.com", which is an example and belongs to nobody. Write the real one.',
    'error example-address contact-info/email.json:7:9 Contact info › Email › Destination (to): holds "example.com", which is an example and belongs to nobody. Write the real one.',
    'error example-address contact-info/phone.json:5:14 Contact info › Phone › Content (content): holds "000-555-0100", which is an example and belongs to nobody. Write the real one.',
    'error example-address contact-info/phone.json:7:9 Contact info › Phone › Destination (to): holds "000-555-0100", which is an example and belongs to nobody. Write the real one.',
    'error dead-end pages/services.json:19:7 Services page › Closing section › Buttons (actions) › 1: has no destination ("to"). The button only says that this is not available yet.',
    'error dead-end pages/services.json:22:7 Services page › Closing section › Buttons (actions) › 2: has no destination ("to"). The button only says that this is not available yet.',
    'error dead-end services/ecommerce-fashion.json:1:1 Services › E-commerce & Fashion: has no destination of its button ("action"). Its button only says that this is not available yet.',
    'error dead-end services/founder-investor-connect.json:1:1 Services › Founder-Investor Connect: has no destination of its button ("action"). Its button only says that this is not available yet.',
    'error dead-end services/poultry-trading.json:1:1 Services › Poultry Trading: has no destination of its button ("action"). Its button only says that this is not available yet.',
    'error example-address site.json:5:14 Site › Web address (address): holds "www.example.com", which is an example and belongs to nobody. Write the real one.',
    'error dead-end site.json:60:7 Site › Footer › Social links (social) › 1: has no destination ("to"). The link only says that this is not available yet.',
    'error dead-end site.json:64:7 Site › Footer › Social links (social) › 2: has no destination ("to"). The link only says that this is not available yet.',
    'error dead-end site.json:68:7 Site › Footer › Social links (social) › 3: has no destination ("to"). The link only says that this is not available yet.',
    'error dead-end site.json:88:15 Site › Delivery of messages (delivery): has no delivery address ("address"). The contact form sends nothing.',
  ])
})
