export {
  onInitialClientRender,
  replaceHydrateFunction,
  shouldUpdateScroll,
} from "./plugins/gatsby-plugin-on-demand/browser"
