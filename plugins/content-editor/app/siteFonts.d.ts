/** An alias of the editor's bundle. */
declare module "site:fonts.css"
