// Gatsby takes the digest of a local plugin’s files for its version, and forgets what it has kept where one has changed.
// gatsby-config.ts writes the digest of all code and configuration beside this file (src/gatsby/inputs.ts).
