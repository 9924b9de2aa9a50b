/** Replaces a file of which webpack would return the URL. */
export default "asset"
