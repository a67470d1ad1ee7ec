/** @jest-environment jsdom */
import { routes, serveHtml } from "../../testing/unit/pages"

/**
 * Selectors with which content blockers hide elements on any site, if the site could have such names
 * (https://github.com/easylist/easylist/blob/master/fanboy-addon/fanboy_newsletter_general_hide.txt and
 * https://github.com/easylist/easylist/blob/master/easylist/easylist_general_hide.txt).
 */
const hidden =
  "#email-footer, #email-opt-in, #email-popup-back, #footer-signup, #footer-subscribe, #header-subscribe, #subscribebox, #popin, #banner, #ad, #ads, #sponsor, .ad, .ads, .advert, .banner-ad, .newsletter-signup, .share-bar, .social-share, .cookie-notice"

/** Words that such selectors contain. */
const suspicious =
  /(^|[-_])(ads?|advert\w*|banner|cookies?|footer|newsletter|overlay|popup|promo|share|signup|social|sponsor\w*|subscribe)($|[-_])/i

it.each(routes)("%s has no name that content blockers hide", route => {
  const container = serveHtml(route)
  expect(container.querySelector(hidden)).toBeNull()
  const names = [...container.querySelectorAll("[id], [class]")].flatMap(({ id, classList }) => [id, ...classList])
  expect(names.filter(name => suspicious.test(name))).toEqual([])
  container.remove()
})
