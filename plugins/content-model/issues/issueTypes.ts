/** An error stops a build. A note becomes an error with `--strict`. */
export type Severity = "error" | "warning" | "note"

/** Every type of issue with its severity. */
export const issueTypes = {
  // Files
  "missing-file": "error", // The site needs a file that does not exist.
  "missing-item": "error", // A folder contains fewer items than the site needs.
  "unknown-file": "error", // A file is in a place where the site does not read it.
  "unused-file": "warning", // The site does not use this file.
  "case-conflict": "error", // Two names differ only in upper and lower case: many computers keep only one of the two.
  "file-name": "error", // The name of a file is one that some computers or addresses cannot have.
  "page-address": "error", // The name of a page's file cannot be its address, or it is in use.
  "unreadable-file": "error", // The file cannot be opened.
  "file-too-large": "error", // The file is too large for content.
  "empty-file": "error", // The file is empty.
  encoding: "error", // The file is not saved as UTF-8, so some letters would be wrong.
  "byte-order-mark": "error", // The file is saved as "UTF-8 with BOM": it begins with an invisible character.
  "line-endings": "warning", // The file has Windows line endings, so every line looks changed.
  // JSON
  "syntax-error": "error", // A comma, a quote or a bracket is missing or wrong.
  "merge-conflict": "error", // Two changes met in the file, and the conflict is not resolved.
  "duplicate-field": "error", // A field occurs twice in the same group.
  "schema-reference": "warning", // The "$schema" line, which lets code editors suggest fields, is missing or wrong.
  // Fields
  "missing-field": "error", // A required field is missing.
  "unknown-field": "error", // The site has no field of this name here.
  "wrong-type": "error", // A text is given in place of a number, a list in place of a text, etc.
  "empty-text": "error", // A text is empty.
  "text-too-long": "error", // A text is longer than the design allows.
  "invalid-format": "error", // A text does not have the format that its field requires.
  "too-few-entries": "error", // A list has too few entries.
  "too-many-entries": "error", // A list has too many entries.
  "section-kind": "error", // A section of a page has no kind, or more than one.
  "number-out-of-range": "error", // A number is too small or too large.
  "unknown-icon": "error", // There is no icon of this name.
  // Days and times
  "empty-period": "error", // A period ends before it begins.
  "empty-for-a-time": "error", // A list or a folder has too few entries for a span of time.
  "target-not-shown": "error", // A link is shown at a time at which its target is not.
  "overlapping-exceptions": "error", // Two exceptions of opening hours name the same day.
  "overlapping-hours": "error", // Two spans of opening hours overlap on a day.
  // Texts
  "zero-width-character": "warning", // A text contains a character without width, often from copying.
  "replacement-character": "warning", // A text contains "�": a character was lost when it was saved.
  "invisible-character": "error", // A text contains an invisible character that programs read, pages cannot show, or that reverses letters.
  "surrounding-whitespace": "warning", // A text begins or ends with white space.
  // Links between files
  "duplicate-id": "error", // Two items have the same id.
  "duplicate-position": "warning", // Two items have the same position.
  "duplicate-anchor": "error", // Two sections of a page have the same anchor.
  "duplicate-kind": "error", // A page has two sections of a kind that it can have once.
  "unknown-page": "error", // The target of a link is a page that does not exist or is hidden.
  "unknown-section": "error", // The target of a link is a section (#…) that its page does not have.
  "missing-static-file": "error", // The target of a link is a file that static/ does not contain.
  "missing-trailing-slash": "warning", // A link to a page does not end in "/", so each visit is redirected.
  "other-destination": "warning", // A contact item leads to another number or e-mail address than the one that it shows.
  "label-without-name": "warning", // The name of the link on the logo lacks the brand name.
  "redirect-conflict": "error", // A redirect starts at an address that is already in use.
  "invalid-redirect-target": "error", // The target of a redirect is neither a page nor a web address.
  // Pictures and colours
  "missing-image": "error", // A picture file does not exist.
  "damaged-image": "error", // A picture file is damaged.
  "wrong-image-extension": "error", // The extension of a picture file does not match its format.
  "image-too-small": "warning", // A picture has too few pixels to look sharp.
  "image-file-too-large": "warning", // A picture file is larger than it needs to be.
  "too-many-pixels": "error", // A picture has more pixels than a build can process.
  "extreme-aspect-ratio": "error", // A picture is so narrow that a build would take hours to crop it.
  "animated-image": "warning", // A picture moves, which the site does not show.
  "unsafe-svg": "error", // An SVG contains what could run a program or load another file.
  "image-not-downloaded": "error", // A picture on an image host is not downloaded yet.
  "unused-image": "warning", // No content uses this picture.
  "missing-alt-text": "error", // A picture has no description for people who cannot see it.
  "alt-text-of-decoration": "error", // A picture is marked as decoration, but has a description.
  // Languages
  "changed-source": "warning", // A translated text has changed since.
  "missing-translation": "warning", // Texts have no translation, so pages are not in that language.
  "unused-translation": "note", // An entry translates a text that the site does not have.
  "changed-link": "warning", // A translation has other links than its text.
  // Search engines
  "seo-text-too-short": "warning", // The title or description of a page is too short.
  "seo-text-too-long": "warning", // Search results cut the title or description of a page off.
  "duplicate-seo-text": "warning", // Two pages have the same title or description.
  "undrawable-text": "warning", // The font of share cards lacks letters of a heading.
  // Before the launch
  draft: "note", // A file is a draft, which no file of the site contains.
  placeholder: "note", // A text contains a placeholder.
  "example-value": "note", // A text contains an example address or number.
  "unlinked-page": "note", // No link of the site leads to a page.
  "missing-target": "note", // A button, a link or the form has no target.
} satisfies Record<string, Severity>

export type IssueType = keyof typeof issueTypes
