import styled from "styled-components"
import { noticeHook } from "../inline/contract"
import { LinkedText } from "../components/LinkedText"
import { SiteLink } from "../components/SiteLink"
import { type SiteData, useSite } from "../components/useSite"
import { useLanguage, useWords } from "../words/useWords"

/** Background and edge of each tone. */
const tones: Readonly<Record<string, readonly [string, string]>> = {
  information: ["brand-soft", "brand"],
  change: ["surface-sunk", "urgent"],
  urgent: ["danger-soft", "danger"],
}

const getColours = (tone: string) => {
  const [background, edge] = tones[tone] ?? []
  return `background: var(--${background}); border-bottom: 4px solid var(--${edge});`
}

const Band = styled.div<{ $tone: string; $always?: boolean }>`
  > section {
    padding: 0.75rem var(--page-margin);
    ${({ $tone }) => getColours($tone)}
  }
  ${({ $always }) => !$always && `html:not([${noticeHook}]) & > section { display: none; }`}
`

type NoticeWords = NonNullable<SiteData["notice"]>

/**
 * Shows a notice and its times. It is a named section without a heading, because the page's title comes first. Its live
 * region is always in the page, so that screen readers announce the notice once when it appears. `always` shows it
 * outside its times.
 */
export const NoticeBand = ({
  language,
  tone,
  heading,
  text,
  link,
  period,
  always,
}: NoticeWords & { always?: boolean }) => {
  const { name } = useWords("notice")
  const pageLanguage = useLanguage()
  // A notice without a translation is shown in the clinic's own language.
  const lang = language === pageLanguage ? undefined : language
  return (
    <Band role="status" $tone={tone} $always={always}>
      <section aria-label={name}>
        <strong lang={lang}>{heading}</strong>
        <p lang={lang}>
          <LinkedText>{text}</LinkedText> {link && <SiteLink to={link.to}>{link.label}</SiteLink>}
        </p>
        <small>{period}</small>
      </section>
    </Band>
  )
}

/**
 * Shows the clinic's notice, if there is one, below the header. An attribute of the root element controls whether it is
 * visible: the server always sets it, because the build does not know the time of a visit, and a script in the head
 * applies the notice's times.
 */
export const Notice = () => {
  const notice = useSite().notice
  return notice && <NoticeBand {...notice} />
}
