import { usePageWords } from "../words/useWords"

/**
 * Shows the page in the clinic's other languages as items of a list: each a plain link in its own language, to the same page or,
 * where there is none, to the home page. The language of a page is part of its HTML, so it is loaded as a whole.
 */
export const LanguageLinks = () =>
  usePageWords().languages?.others.map(({ language, name, to }) => (
    <li key={language} className="language">
      <a href={to} lang={language} hrefLang={language} translate="no">
        {name}
      </a>
    </li>
  ))
