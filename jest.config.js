const project = (name, settings) => ({
  displayName: name,
  testEnvironment: "node",
  transform: { "^.+\\.[jt]sx?$": "<rootDir>/test/support/transform.js" },
  // htmlparser2 is published as ES modules only.
  transformIgnorePatterns: ["^(?!.*/htmlparser2/).*/node_modules/"],
  testMatch: ["**/*.test.{ts,tsx}"],
  setupFiles: ["<rootDir>/test/support/dom.ts"],
  restoreMocks: true,
  ...settings,
})

const inSources = {
  roots: ["src", "plugins", "receiver", "scripts", "test"].map((folder) => `<rootDir>/${folder}`),
  testEnvironmentOptions: { customExportConditions: ["node", "require", "default"] },
  // Of the bundle of the editor.
  globals: { editorLanguages: "pl" },
  moduleNameMapper: {
    "^site:preview$": "<rootDir>/src/preview.ts",
    "^site:model$": "<rootDir>/src/model/index.ts",
    "^gatsby$": "<rootDir>/plugins/content-editor/preview/data/gatsby.tsx",
    "\\.(woff2|css)$": "<rootDir>/__mocks__/asset.ts",
  },
}

const otherProjects = ["/test/(site|server|exit)/", "\\.weekly\\.test\\."]

/** @type {import("jest").Config} */
module.exports = {
  maxWorkers: "100%",
  // A busy machine is slow, which is no fault of the code.
  testTimeout: 60_000,
  projects: [
    project("unit", {
      ...inSources,
      testPathIgnorePatterns: [...otherProjects, "/plugins/content-editor/"],
    }),
    // Half of the unit tests.
    project("editor", {
      ...inSources,
      roots: ["<rootDir>/plugins/content-editor"],
      testPathIgnorePatterns: otherProjects,
    }),
    // Random and hostile content, the use of git, other hosts and versions: `npm run test:weekly`.
    project("weekly", { ...inSources, testMatch: ["**/*.weekly.test.{ts,tsx}"] }),
    // Reads public/.
    project("site", {
      ...inSources,
      roots: ["<rootDir>/test/site", "<rootDir>/test/exit"],
      testEnvironment: "<rootDir>/test/support/siteEnvironment.js",
    }),
    project("server", { roots: ["<rootDir>/test/server"] }),
  ],
}
