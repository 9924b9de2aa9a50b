// In place of Gatsby's own preset, which compiles optional chaining, spread lists and destructuring for browsers
// that `browserslist` in package.json does not name. Gatsby adds what it needs for queries and TypeScript.
module.exports = (api) => ({
  assumptions: { noDocumentAll: true },
  presets: [
    ["@babel/preset-env", { modules: false }],
    ["@babel/preset-react", { runtime: "automatic", development: api.env("development") }],
  ],
})
