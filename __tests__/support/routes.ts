import { type RoutePath, routes as registry } from "../../src/content/routes"

/** The pages that search engines may show. */
export const indexedRoutes: readonly RoutePath[] = registry.map(({ path }) => path)

/** Every kind of page a visitor can come to. */
export const routes = [...indexedRoutes, "/message-sent/", "/offline/", "/no-such-page"] as const
