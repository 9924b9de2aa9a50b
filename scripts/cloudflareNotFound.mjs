// @ts-check
// A Cloudflare Worker for addresses without a file. Without it, browsers would keep a missing script
// for a year, as `_headers` says of all scripts.

/** @typedef {{ ASSETS: { fetch: typeof fetch } }} Environment */

export default {
  /**
   * @param {Request} request
   * @param {Environment} environment
   */
  async fetch(request, { ASSETS }) {
    const { body, status, headers } = await ASSETS.fetch(request)
    const response = new Response(body, { status, headers })
    if (status === 404) response.headers.set("Cache-Control", "no-store")
    return response
  },
}
