// Keeps the guide for use without a network. Without scripts, or where workers are forbidden, it is a page like others.
if ("serviceWorker" in navigator) {
  // Pictures that were shown, or have begun to load, before the worker had started are requested again, from the
  // browser's cache.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    for (const image of document.images) {
      const keep = () => void fetch(image.src)
      if (image.complete && image.naturalWidth) keep()
      else image.addEventListener("load", keep, { once: true })
    }
  })
  navigator.serviceWorker.register("worker.js", { scope: "./" }).catch(() => undefined)
}
