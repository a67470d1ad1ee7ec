/** Instead of the component that writes the rules for every page: the build has written them into the HTML. */
export const GlobalStyle = (): null => null
