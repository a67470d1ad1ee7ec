import {
  holdClick,
  noteServedNodes,
  startIfSupported,
  watchControls,
  watchLinks,
} from "../plugins/gatsby-plugin-on-demand/inline"

startIfSupported(() => {
  noteServedNodes()
  watchControls({
    selector: "button",
    words: { loading: "Loading", notLoaded: "Call us:" },
    findHelp: () => document.querySelector("a[href^=tel]")?.cloneNode(true),
  })
  watchLinks()
  addEventListener("click", event => holdClick(event) && event.preventDefault(), true)
})
