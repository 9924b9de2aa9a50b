/**
 * Gatsby tells screen readers "Navigated to …" after each step from page to page. The words are
 * fixed and English, but every word of this site is content: so only the page's heading is spoken.
 * The build fails where Gatsby no longer has these words.
 */
export const announceTitleAlone = {
  test: /\.cache[\\/]navigation\.js$/,
  loader: "string-replace-loader",
  options: { search: "`Navigated to ${pageName}`", replace: "pageName", strict: true },
}
