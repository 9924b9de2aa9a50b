/** What a page passes to its loader, as inline JSON. */
export type Page = {
  /** Addresses of the scripts and the data that hydrate this page. */
  files: string[]
  /** Addresses of the scripts that show notifications, which most buttons need first. */
  notifications: string[]
}
