// Keeps the guide for use without a network. Without scripts, or where workers are forbidden, it is a page like others.
if ("serviceWorker" in navigator) navigator.serviceWorker.register("worker.js", { scope: "./" }).catch(() => undefined)
