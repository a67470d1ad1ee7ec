import { readdirSync } from "node:fs"

const folders = readdirSync("src", { withFileTypes: true })
  .filter(entry => entry.isDirectory())
  .map(({ name }) => name)
  .concat("model/checks")

/**
 * The folders of `src` that each folder may import, in addition to itself. A folder without an entry fails the linter.
 */
const mayImport = {
  "src/words": [],
  "src/model": ["words"],
  "src/model/checks": ["model", "words"],
  "src/inline": ["words"],
  "src/styles": ["model", "inline"],
  "src/components": ["inline", "model", "styles", "words"],
  "src/sections": ["inline", "components", "model", "styles", "words"],
  "src/forms": ["inline", "components", "model", "styles", "words"],
  "src/layout": ["inline", "components", "model", "styles", "words"],
  "src/pages": ["components", "forms", "layout", "sections", "words"],
  "src/editor": ["components", "model", "model/checks", "forms", "layout", "pages", "sections", "styles", "words"],
  "src/gatsby": ["components", "editor", "inline", "model", "model/checks", "forms", "words"],
  scripts: ["model", "model/checks", "forms", "gatsby", "words"],
  testing: folders,
}

/** Patterns of other imports that a folder may not have: packages, or one of its own subfolders. */
const alsoForbidden = {
  // The one package recognises the numbers of texts in the build (links/findTypedLinks.ts).
  "src/model": "^(?!\\.|libphonenumber-js/max$)|/checks/",
  // A page contains only a query and a list of sections, so it has no styles.
  "src/pages": "^styled-components",
  // Tests depend on both, never the reverse.
  scripts: "/__tests__/",
  testing: "/__tests__/",
}

for (const name of folders)
  if (!mayImport[`src/${name}`]) throw new Error(`oxlint.config.mjs has no rule for src/${name}.`)

/**
 * The public files of plugins beside `index.ts`: for code of browsers, builds and functions, which must be separate, and
 * for the purposes of the content model.
 */
const entries = ["inline", "browser", "build", "server", "forms", "json", "translations"]

/** Forbids imports of a plugin's internal files. */
const insideOfPlugins = {
  // The linter ignores a regular expression with a lookahead.
  group: ["**/plugins/*/**", ...entries.map(name => `!**/plugins/*/${name}`)],
  message: "Import from one of the plugin’s entry points (index.ts, build.ts, browser.ts …).",
}

/** Forbids imports of the clinic's content: its types would depend on which fields the clinic has filled in. */
const contentOfClinic = {
  regex: "^(?:\\.\\.?/)+data/",
  message: "Read content through GraphQL or with the model, so that every clinic's content has the same types.",
}

/** Imports that no code outside plugins may have. */
const forbiddenEverywhere = [insideOfPlugins, contentOfClinic]

/** Folders of the site, from which plugins import nothing. */
const site = "src|data|scripts|samples|__tests__"

const restrictImports = (files, ...patterns) => ({ files, rules: { "no-restricted-imports": ["error", { patterns }] } })

const siteInPlugin = {
  regex: `^(?:\\.\\./){2,}(?:${site})(?:/|$)`,
  message: "A plugin gets everything it needs as options.",
}

const otherPlugins = {
  group: [
    "**/gatsby-plugin-*",
    "**/gatsby-plugin-*/**",
    ...["", "/forms", "/json", "/translations"].map(entry => `!**/gatsby-plugin-content-model${entry}`),
  ],
  message: "Code that two plugins share is a package, or belongs to one of them.",
}

/** The part of `testing` that tests of plugins may import. It imports nothing from the site either. */
const sharedWithPlugins = [
  "bakery",
  "contrast",
  "github",
  "phonePicture",
  "readTable",
  "replaceValue",
  "createTemporaryFolder",
]

const pluginRules = [
  restrictImports(["plugins/**"], siteInPlugin, otherPlugins, { group: ["**/testing/**"] }),
  restrictImports(["plugins/*/__tests__/**"], siteInPlugin, otherPlugins, {
    group: ["**/testing/*", ...sharedWithPlugins.map(name => `!**/testing/${name}`)],
    message: "This part of testing knows the site.",
  }),
  restrictImports(
    sharedWithPlugins.flatMap(name => [`testing/${name}.ts`, `testing/${name}/**`]),
    insideOfPlugins,
    { regex: `^(?:\\.\\.?/)+(?:${site})(?:/|$)`, message: "Tests of plugins use this, without the site." }
  ),
]

const importRules = Object.entries(mayImport).map(([folder, allowed]) => {
  const others = folders.filter(name => `src/${name}` !== folder && !allowed.includes(name))
  const message = `oxlint.config.mjs lists the imports that ${folder} may have.`
  const patterns = [others.length > 0 && `^(?:\\.\\./)+(?:src/)?(?:${others.join("|")})/`, alsoForbidden[folder]]
  return restrictImports(
    [`${folder}/**`],
    ...forbiddenEverywhere,
    ...patterns.flatMap(regex => (regex ? [{ regex, message }] : []))
  )
})

export default {
  plugins: ["typescript", "react", "jsx-a11y", "import", "unicorn", "jest"],
  categories: { correctness: "error", suspicious: "error", perf: "error" },
  rules: {
    "typescript/no-explicit-any": "error",
    "typescript/consistent-type-assertions": ["error", { assertionStyle: "never" }],
    "typescript/no-non-null-assertion": "error",
    "react/rules-of-hooks": "error",
    "react/no-danger": "error",
    "react/exhaustive-deps": ["error", { additionalHooks: "(useBrowserLayoutEffect)" }],
    "import/no-cycle": ["error", { ignoreTypes: false }],
    "import/no-default-export": "error",
    "import/no-unassigned-import": [
      "error",
      { allow: ["@testing-library/jest-dom", "react-dom/client", "./beforeStart"] },
    ],
    "eslint/no-underscore-dangle": [
      "error",
      {
        allow: [
          "___loader",
          "___navigate",
          "___webpackCompilationHash",
          "__html",
          "__webpack_hash__",
          "__webpack_require__",
        ],
      },
    ],
    "jest/no-conditional-expect": "error",
    "jest/expect-expect": ["error", { assertFunctionNames: ["expect", "expect*"] }],
    "jest/no-standalone-expect": ["error", { additionalTestBlockFunctions: ["afterEach"] }],
    // JSX is compiled with the automatic runtime.
    "react/react-in-jsx-scope": "off",
    // The default import is the documented one of styled-components.
    "import/no-named-as-default": "off",
    // Browsers before Chrome 110 have no `toSorted` and `toReversed`. Arrays that must not change are `readonly`.
    "unicorn/no-array-sort": "off",
    "unicorn/no-array-reverse": "off",
    // Builds and tests run steps one after the other on purpose.
    "eslint/no-await-in-loop": "off",
    // The roles come from the ARIA patterns for carousels, ratings and live regions; the elements that the rule
    // suggests are not equivalent.
    "jsx-a11y/prefer-tag-over-role": "off",
    // Safari removes the role from lists without bullets: src/styles/globalStyles.ts.
    "jsx-a11y/no-redundant-roles": "off",
  },
  overrides: [
    {
      // What is longer has parts with names of their own.
      files: ["plugins/**", "scripts/**", "src/**"],
      rules: { "eslint/max-lines-per-function": ["error", 60] },
    },
    {
      // Tests are lists of cases.
      files: ["plugins/*/__tests__/**"],
      rules: { "eslint/max-lines-per-function": "off" },
    },
    restrictImports(["*.ts", "*.tsx", "__tests__/**"], ...forbiddenEverywhere),
    // An example has one content.
    restrictImports(["examples/**"], insideOfPlugins),
    ...importRules,
    ...pluginRules,
    {
      // Cloudflare, Gatsby, jest, knip, Netlify, oxlint, Playwright, webpack or `React.lazy` requires a default export.
      files: [
        "*.config.*",
        "**/playwright.config.ts",
        "knip.ts",
        "netlify/functions/**",
        "cloudflare/**",
        "gatsby-config.ts",
        "src/pages/**",
        "src/html.tsx",
        "examples/*/src/pages/**",
        "src/gatsby/shims/**",
        "src/components/Toasts.tsx",
        "**/*.d.ts",

        "testing/unit/timeZone.ts",
      ],
      rules: { "import/no-default-export": "off" },
    },
    {
      // `export {}` turns a file without exports into a module.
      files: ["plugins/gatsby-plugin-on-demand/worker/**", "src/gatsby/shims/**"],
      rules: { "unicorn/require-module-specifiers": "off" },
    },
    {
      // Only renders at build time, and receives no input from visitors.
      files: ["gatsby-ssr.tsx"],
      rules: { "react/no-danger": "off" },
    },
    {
      // Callbacks that run in the page use the same names as the test around them.
      files: ["__tests__/**", "plugins/*/__tests__/**", "testing/**"],
      rules: { "eslint/no-shadow": "off" },
    },
  ],
  ignorePatterns: ["public", ".cache", "node_modules", "types/gatsby-types.d.ts"],
}
