// Keeps the guide for use without a network. Without scripts, or where workers are forbidden, it is a page like others.
if ("serviceWorker" in navigator) {
  // Pictures that were shown before the worker had started are requested again, from the browser's cache.
  navigator.serviceWorker.addEventListener("controllerchange", () => {
    for (const { complete, naturalWidth, src } of document.images) if (complete && naturalWidth) void fetch(src)
  })
  navigator.serviceWorker.register("worker.js", { scope: "./" }).catch(() => undefined)
}
