/** The repository that the editor saves to, and its sign-in service. */
export interface EditorBackend {
  /** A repository on GitHub, and the branch the site is published from. */
  repo: string
  branch: string
  /** The service that signs people in with GitHub, and the site's name there. Without one there are only access tokens. */
  signIn?: { base_url: string; site_domain?: string }
}

/**
 * Where the editor saves and who signs people in, from the variables of the build: `CMS_REPOSITORY` (owner/name on
 * GitHub), `CMS_BRANCH` (default: main) and `CMS_AUTH_URL`, the address of a service that signs in with GitHub. On Netlify
 * none is needed: it names the repository, and signs in by itself (https://docs.netlify.com/visitor-access/oauth-provider-tokens).
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
