/** The repository that the editor saves to, and its sign-in service. */
export interface EditorBackend {
  /** Repository on GitHub. */
  repo: string
  branch: string
  /** The service that signs users in with GitHub, and the site's name there. Without it users need an access token. */
  signIn?: { base_url: string; site_domain?: string }
}

/**
 * Returns the repository and the sign-in service, from the variables of the build: `CMS_REPOSITORY` (owner/name on
 * GitHub), `CMS_BRANCH` (default: main) and `CMS_AUTH_URL`, the URL of a service that signs in with GitHub. Netlify
 * needs none of them: it sets the repository, and has a sign-in service of its own
 * (https://docs.netlify.com/visitor-access/oauth-provider-tokens).
 */
export const readEditorBackend = (env: NodeJS.ProcessEnv): EditorBackend => {
  const netlifyRepository = /github\.com[/:]([^/]+\/[^/]+?)(?:\.git)?$/.exec(env["REPOSITORY_URL"] ?? "")?.[1]
  const netlifySignIn =
    env["NETLIFY"] === "true" && env["URL"]
      ? { base_url: "https://api.netlify.com", site_domain: new URL(env["URL"]).hostname }
      : undefined
  const signIn = env["CMS_AUTH_URL"] ? { base_url: env["CMS_AUTH_URL"] } : netlifySignIn
  return {
    repo: env["CMS_REPOSITORY"] || netlifyRepository || "owner/repository",
    branch: env["CMS_BRANCH"] || "main",
    ...(signIn && { signIn }),
  }
}
