import { readText } from "../../gatsby-plugin-content-model/json"
import type { Github } from "../door/github"

const query = "query($owner: String!, $repo: String!) { repository(owner: $owner, name: $repo) { viewerPermission } }"

/** Returns whether the user may administer the repository, as its owners may. */
export const canAdminister = async (github: Github): Promise<boolean> =>
  (await github.query(query, { repository: { viewerPermission: readText } })).repository.viewerPermission === "ADMIN"
