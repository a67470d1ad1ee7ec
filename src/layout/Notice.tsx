import { useContext, useEffect } from "react"
import styled from "styled-components"
import { noticeHook } from "../boot/contract"
import { watchNotice } from "../boot/notice"
import { AutoLink } from "../components/AutoLink"
import { SiteLink } from "../components/SiteLink"
import { millisecondsOf } from "../content/dateTime"
import { periodInWords } from "../formats/dateTime"
import { useNotice } from "../hooks/useClinic"
import { NoticeContext } from "./NoticeContext"

/** Background and edge of each tone. */
const tones: Readonly<Record<string, readonly [string, string]>> = {
  information: ["brand-soft", "brand"],
  change: ["surface-sunk", "accent"],
  urgent: ["danger-soft", "danger"],
}

const colours = (tone: string) => {
  const [background, edge] = tones[tone] ?? []
  return `background: var(--${background}); border-bottom: 4px solid var(--${edge});`
}

const Place = styled.div<{ $tone: string; $always?: boolean }>`
  > section {
    padding: 0.75rem var(--page-margin);
    ${({ $tone }) => colours($tone)}
  }
  ${({ $always }) => !$always && `html:not([${noticeHook}]) & > section { display: none; }`}
`

type NoticeWords = NonNullable<Queries.ClinicQuery["content"]["notice"]>

/**
 * What a notice says, and when. It is a part of every page with a name, but has no heading: the page's title comes first.
 * Its place is always there: what appears in it is read out, once. `always` shows it outside of its time, too.
 */
export const NoticeBand = ({ tone, heading, text, link, from, until, always }: NoticeWords & { always?: boolean }) => (
  <Place role="status" $tone={tone} $always={always}>
    <section aria-label="Notice">
      <strong>{heading}</strong>
      <p>
        <AutoLink>{text}</AutoLink> {link && <SiteLink to={link.to}>{link.label}</SiteLink>}
      </p>
      <small>{periodInWords(from, until)}</small>
    </section>
  </Place>
)

const TimedNotice = (notice: NoticeWords) => {
  const from = millisecondsOf(notice.from)
  const until = millisecondsOf(notice.until)
  useContext(NoticeContext)({ from, until })
  // The script in the head does the same; this serves where the page has none.
  useEffect(() => {
    const watch = watchNotice(from, until)
    return () => clearInterval(watch)
  }, [from, until])
  return <NoticeBand {...notice} />
}

/**
 * The notice of the clinic, if there is one: below the header, over nothing. Whether it is its time says an attribute of
 * the root element, which the server sets for the moment of the build and a script in the head for that of the visit.
 */
export const Notice = () => {
  const notice = useNotice()
  return notice && <TimedNotice {...notice} />
}
