/**
 * The content that Gatsby reads: content/ when it last had no errors. Git ignores .build/, and a
 * build keeps the snapshot for the next one, whose unchanged files stay as they are.
 */
export const snapshotFolder = ".build/content"

/**
 * The `moments` after that of a build at which something appears or disappears, such as `2026-12-01T18:30:00.000Z`, beside
 * the snapshot.
 */
export const scheduleFile = ".build/schedule.json"

/** The name of gatsby-source-filesystem for the files of the snapshot. */
export const sourceName = "content"

/** Where the development server sends the errors of content/ to open pages. */
export const eventsUrl = "/__content-report"

/** The copies of remote images below content/. */
export const cacheFolder = "images/kept"

/** The language of the messages of the check, and of the editor unless it has words in another one. */
export const messageLanguage = "en-GB"
