import { goToHook, slideHook, stepHook } from "./contract"

/**
 * Shows another slide before React has loaded, or where it cannot: `button` is an arrow or a dot. All slides are in the
 * HTML, one dot for each; React hydrates the one that is shown.
 */
export const showSlide = (button: Element): void => {
  const slides = [...document.querySelectorAll(`[${slideHook}]`)]
  const current = slides.findIndex(slide => !slide.matches("[hidden]"))
  const next =
    (Number(button.getAttribute(goToHook) ?? current) + Number(button.getAttribute(stepHook)) + slides.length) %
    slides.length
  document.querySelectorAll(`[${goToHook}]`).forEach((dot, index) => {
    slides[index]?.toggleAttribute("hidden", index !== next)
    if (index === next) dot.setAttribute("aria-current", "true")
    else dot.removeAttribute("aria-current")
  })
}
