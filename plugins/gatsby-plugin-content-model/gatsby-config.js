/**
 * Registers the plugins that read the checked copy (syncContent.ts), and make a node of the type of the model
 * (graphql.ts) from each of its files. In JavaScript, because Gatsby reads this file before it compiles TypeScript.
 */
module.exports = {
  plugins: [
    { resolve: "gatsby-source-filesystem", options: { name: "content", path: ".cache/content" } },
    {
      resolve: "gatsby-transformer-json",
      options: { typeName: ({ node: { name } }) => `${name.charAt(0).toUpperCase()}${name.slice(1)}Json` },
    },
  ],
}
