import type { CreateWebpackConfigArgs } from "gatsby"
import { buildPatches, generalPatches } from "./patches/behaviour"
import type { Patch } from "./patches/patch"
import { unusedCodePatches } from "./patches/unusedCode"
import { webpackPolicy } from "./names/hydration"

/** Applies the patches. Also sets the policy name and the minifier for the built site's scripts. */
export function configureWebpack({ stage, actions, plugins, getConfig }: CreateWebpackConfigArgs) {
  const { module: ofGatsby, optimization, output, ...config } = getConfig()
  const rules = [...ofGatsby.rules.map(shortenFontAddresses), ...generalPatches.map(patchRule)]
  const module = { ...ofGatsby, rules }
  actions.replaceWebpackConfig({ ...config, module, optimization, output })
  // Gatsby knows the map of the main file alone, by which it names the place of an error in a page.
  const parser = stage === "build-html" ? { javascript: { dynamicImportMode: "eager" } } : {}
  if (stage !== "build-javascript") return actions.setWebpackConfig({ module: { parser } })
  const { splitChunks } = optimization
  // One file is smaller than several, and loads sooner. A page does not share its own part.
  const cacheGroups = { ...splitChunks.cacheGroups, framework: false, lib: false, shared: false }
  // Gatsby minifies for ES5, and ignores `browserslist`: github.com/gatsbyjs/gatsby/pull/9135
  // Safari 10 has bugs that `mangle` avoids by default. No script here asks a function how many arguments it takes.
  const compress = { passes: 6, unsafe_arrows: true, hoist_funs: true, keep_fargs: false }
  const terserOptions = { ecma: 2020, module: true, mangle: true, compress }
  actions.replaceWebpackConfig({
    ...config,
    // No visitor loads maps of sources, and `gatsby develop` has its own.
    devtool: false,
    output: {
      ...output,
      // Where all files have a hash in their path, one rule makes browsers keep them.
      filename: `static/${output.filename}`,
      // Each page has the addresses of its scripts in its HTML, and the main file all hashes, so these are short.
      chunkFilename: "static/[contenthash:12].js",
      trustedTypes: { policyName: webpackPolicy },
    },
    module: {
      ...module,
      rules: [...rules, ...[...buildPatches, ...unusedCodePatches].map(patchRule)],
    },
    optimization: {
      ...optimization,
      minimizer: [plugins.minifyJs({ terserOptions }), plugins.minifyCss()],
      runtimeChunk: false,
      splitChunks: { ...splitChunks, cacheGroups },
    },
  })
}

type Rule = { test?: unknown; use?: { options?: object }[] }

/** Gatsby's rule for fonts, with short addresses: the HTML of each page has those of all fonts. */
function shortenFontAddresses(rule: Rule) {
  if (!String(rule.test).includes("woff")) return rule
  const name = "static/[contenthash:12].[ext]"
  return { ...rule, use: rule.use?.map((one) => ({ ...one, options: { ...one.options, name } })) }
}

/** A rule of webpack that fails if the text does not occur. */
function patchRule({ package: name, file, search, replace }: Patch) {
  const path = `${name}/${file}`.replace("gatsby/cache-dir/", ".cache/")
  const pattern = path.replaceAll(".", "\\.").replaceAll("/", "[\\\\/]")
  return {
    test: new RegExp(`[\\\\/]${pattern}$`),
    loader: "string-replace-loader",
    options: { search, replace, strict: true },
  }
}
