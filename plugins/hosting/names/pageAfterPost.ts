/**
 * Whether a hidden field names the page after a post by the browser. A script must not send it: a service may redirect
 * to that page, whose answer the script may not read, and a message that has arrived would count as failed.
 */
export const isPageAfterPost = ({ value }: { value: string }) => /^https?:/.test(value)
