/**
 * Where Gatsby's scripts begin, in the published site. Reading all of them at once holds a slow phone up for longer than
 * a finger notices; between these steps it can answer (https://web.dev/articles/optimize-long-tasks).
 */
const pause = (): Promise<void> => new Promise(resolve => setTimeout(resolve))

const start = async (): Promise<void> => {
  await pause()
  await import(/* webpackMode: "eager" */ "./reactDom")
  await pause()
  await import(/* webpackMode: "eager", webpackExports: ["default"] */ "styled-components")
  await pause()
  await import(/* webpackMode: "eager" */ "../../gatsby-browser")
  await pause()
  await import(/* webpackMode: "eager" */ "../../.cache/navigation")
  await pause()
  await import(/* webpackMode: "eager" */ "../../.cache/production-app")
}

void start()
