import { usePageWords } from "../words/useWords"

/**
 * Shows links to the page in the clinic's other languages, as list items. Each is a plain link in its own language, to
 * the same page or, if that does not exist, to the home page. The page's language is an attribute of the HTML, so the
 * browser loads the whole document.
 */
export const LanguageLinks = () =>
  usePageWords().languages?.others.map(({ language, name, to }) => (
    <li key={language} className="language">
      <a href={to} lang={language} hrefLang={language} translate="no">
        {name}
      </a>
    </li>
  ))
