import styled from "styled-components"
import { useWords } from "../words/useWords"
import { Icon } from "./Icon"
import { LinkedText } from "./LinkedText"
import { IconLine } from "./lists"

const ReviewText = styled(IconLine)<{ $done: boolean }>`
  color: var(--text-muted);
  font-size: var(--text-note);
  > svg {
    color: ${({ $done }) => ($done ? "var(--success)" : "inherit")};
  }
`

/** Reviewer of a text, and date of the review. */
export interface Review {
  reviewedBy: string | null
  reviewedOn: string | null
  reviewedOnText: string
}

/** Returns whether a text has been reviewed: it needs both a name and a date. */
export const isReviewed = ({ reviewedBy, reviewedOn }: Pick<Review, "reviewedBy" | "reviewedOn">): boolean =>
  Boolean(reviewedBy && reviewedOn)

/** Shows the reviewer of a text and the date of the review, or that there was none yet. */
export const ReviewLine = ({ reviewedBy, reviewedOn, reviewedOnText, className }: Review & { className?: string }) => {
  const { reviewed, notReviewed } = useWords("review")
  return reviewedBy && reviewedOn ? (
    <ReviewText $done className={className}>
      <Icon name="circle-check" />
      <span>
        <LinkedText values={{ name: reviewedBy, date: <time dateTime={reviewedOn}>{reviewedOnText}</time> }}>
          {reviewed}
        </LinkedText>
      </span>
    </ReviewText>
  ) : (
    <ReviewText $done={false} className={className}>
      <Icon name="circle-alert" />
      <span>{notReviewed}</span>
    </ReviewText>
  )
}

/** The review line at the end of a section. */
export const SectionReviewLine = styled(ReviewLine)`
  margin-top: 1.5rem;
`
