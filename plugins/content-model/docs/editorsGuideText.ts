/** What the marketers' guide says before its tables. */
export const introduction = `# Editing this site

Every word and every picture of the site lies in this folder. You need no programming: you change a
text in a form, or by hand between two quotation marks, and the site says the new text.

This page is written by \`npm run generate\` from the definition of the content, so it is always up to
date. Do not edit it by hand.

## In a form, beside the page

\`npm run edit\` starts the site and its editor on your computer: open http://localhost:8000/admin/. There
is no account, and nothing leaves your computer. If the site's owner has set it up, the same editor is at
\`/admin/\` of the published site (see the end of this page).

1. Choose what you want to change: Site, Pages, Ventures, Values or Contact.
2. Change it. The page beside the form shows your change as you type; below it you choose which page you
   see, and whether by day or by night.
3. "Check" above the form says whether it can be saved and, if not, why. A click on a sentence leads to
   its field. Warnings do not stop you.
4. Save. Only what you changed is written into the file, and the open site follows by itself.

A picture is chosen, or uploaded, with the button at its field; the address of one on an image host is
written by hand (see below) and kept by the form. It must have a description, unless it is
only decoration. An SVG cannot be uploaded: it may hold programs. If somebody else has changed a file
since you opened it, your save is refused and the form keeps what you wrote: copy it, load the page again
and put it in once more. Deleting asks first.

By keyboard: everything can be reached with Tab, and lists are put in order with "Up" and "Down".

## By hand

1. Find the file: the list below says what each file holds. Or search this folder for the words that
   you see on the page.
2. Change the text between the quotation marks. Leave the quotation marks, commas, colons and
   brackets as they are.
3. Check it: see below. A mistake never reaches the visitors: a site with a mistake is not built, and
   the last good one stays.

**On a git host's web page** (GitHub, GitLab and others): open the file there, choose "Edit" (a
pencil), change the text, and propose the change under a name that says what you did. The same check
as below runs by itself, where your maintainer has set it up, and puts each issue beside its line. A
comment then shows what visitors will see change, in words and in pictures of before and after.

**By hand**, with a copy of the site on your computer: change the file in any editor for plain text
(not in a word processor, which puts curly quotes in the place of straight ones). An editor that knows
JSON Schema, such as VS Code, offers the fields, their labels and every icon name as you type. Then:

| command | what it does |
|---|---|
| \`npm run check\` | says in a few seconds whether all is well and, if not, where, what is wrong and what to do |
| \`npm run check -- --fix\` | first puts right what leaves no doubt, and orders every file alike |
| \`npm run check -- --ready\` | before a real launch: placeholders and dead ends count as problems, too |
| \`npm start\` | builds the site and shows its address |

A quotation mark inside a text is written \`\\"\`, a new line \`\\n\`.

**A new venture, value or contact item** is a new file in its folder: copy one that is there, give it
a name of small letters and hyphens, and change what it says. **To remove one**, delete its file.
\`position\` decides the order: the smallest number comes first.

**A new picture** goes into \`images/\`: PNG, JPEG, WebP or AVIF, best 1600 pixels wide or more. The
site makes every size that it needs. Say what it shows in its description, for people who cannot see
it.

**A picture on an image host** is named by its address, \`https://…\`, in the place of \`images/…\`. The site
fetches it once (PNG, JPEG, WebP or AVIF, at most 8 MB and 10 seconds) and keeps a copy in \`images/kept/\`,
which is what visitors see: it belongs to the content, so commit it. If the host shows another picture
later, the site does not follow by itself.

| command | what it does |
|---|---|
| \`npm run images\` | fetches what is not kept yet, and says which pictures their hosts have changed |
| \`npm run images -- --accept\` | takes over what they have changed |

**An address that is gone**, such as that of a page on your former site, can lead on to another: name
both under \`redirects\` in \`site.json\`.

**An icon** is a name from lucide.dev/icons. **A colour** is "#" and six digits or letters, such as
\`#0e4d43\`; the site derives lighter and darker tones from it, so that text stays readable by day and by
night.

**A button** has a label and, if it leads somewhere, a destination (\`to\`): a page of this site such as
\`/contact/\`, \`https://…\`, \`mailto:…\` or \`tel:…\`. Without a destination it says that this is not
available yet.

**Before a real launch** replace what \`npm run check\` lists as notes: examples such as the e-mail and
the telephone in \`contact-info/\`, and buttons without a destination. Give \`delivery\` in \`site.json\` the
address of a service that receives forms (\`"address": "https://…"\`), else the form sends nothing and
says so.
`

/** What it says at its end. */
export const forTheOwner = `## For the owner: the editor on the published site

The editor is built with the site where these variables are set for the build, and left out where they
are not. Each change then becomes a pull request (a merge request at GitLab): a draft first, then in
review, then ready; publishing it merges it, and the next build brings it to the site.

| variable | what it says | example |
|---|---|---|
| \`EDITOR_BACKEND\` | the git host: \`github\` or \`gitlab\` | \`github\` |
| \`EDITOR_REPO\` | owner and name of the repository | \`example/site\` |
| \`EDITOR_BRANCH\` | the branch that is published; without it \`main\` | \`main\` |
| \`EDITOR_AUTH_URL\` | GitHub: the service that logs people in, without a path; GitLab: your own GitLab, if it is not gitlab.com | \`https://login.example.com\` |
| \`EDITOR_APP_ID\` | GitLab: the id of the application | \`0123abcd…\` |
| \`EDITOR_API_URL\` | your own GitHub or GitLab: the address of its API | \`https://git.example.com/api/v4\` |

**GitHub**, once:

1. At GitHub, open Settings › Developer settings › OAuth Apps › New OAuth App. As homepage give the
   site's address, as callback the address that the login service of step 2 names (most:
   \`https://login.example.com/callback\`). Keep the client id and make a client secret.
2. GitHub gives a token only to a server, so a small login service is needed. Run one of those that Decap
   CMS lists under "External OAuth Clients", or use Netlify's, and give it the client id and the secret.
   The secret stays there: it is never part of the site.
3. Set \`EDITOR_BACKEND=github\`, \`EDITOR_REPO\` and \`EDITOR_AUTH_URL\` where the site is built.
4. Give each person who edits write access to the repository.
5. If the branch is protected, allow these people to merge once the checks have passed; else "Publish"
   is refused.

**GitLab**, once:

1. At GitLab, open Settings › Applications › Add new application: the redirect address is
   \`https://your-site/admin/\`, "Confidential" is off, the scope is \`api\`. Keep the application id. No
   login service is needed.
2. Set \`EDITOR_BACKEND=gitlab\`, \`EDITOR_REPO\`, \`EDITOR_APP_ID\`; for a GitLab of your own also
   \`EDITOR_AUTH_URL\` (its address) and \`EDITOR_API_URL\` (with \`/api/v4\`).
3. Give each person who edits the role Developer or higher.

There, files are not deleted in the editor, because that would go past the review: delete them on the git
host. A picture is uploaded at its field, not under "Media". After a second save Decap shows "Draft" for
an entry that is in review, until the page is loaded again.

The editor verify a change with the content that the site was built from. A change that somebody else
merged minutes ago is not in it yet: the check of the pull request has the last word.
`
