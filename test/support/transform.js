const { createHash } = require("node:crypto")
const { transformSync, version } = require("esbuild")

const options = {
  format: "cjs",
  target: "node20",
  jsx: "automatic",
  sourcemap: "inline",
  // jest loads modules by `require` only.
  supported: { "dynamic-import": false },
}

/** Compiles TypeScript and ES modules for jest, in a fraction of Babel's time. */
module.exports = {
  process: (source, sourcefile) =>
    transformSync(source, { ...options, sourcefile, loader: loaderOf(sourcefile) }),
  getCacheKey: (source, file) =>
    createHash("sha256")
      .update(JSON.stringify([version, options, file, source]))
      .digest("hex"),
}

const loaderOf = (file) => (/\.[jt]sx$/.test(file) ? "tsx" : "ts")
