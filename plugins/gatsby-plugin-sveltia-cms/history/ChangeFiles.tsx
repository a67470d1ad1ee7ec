import { useId } from "react"
import type { FileChange, Line } from "./describeFiles"

/** Maximum number of lines of one file that are shown before “more” is opened. */
const shownAtOnce = 12

interface LinesProps {
  change: FileChange
  lines: readonly Line[]
  /** Brings back a removed entry; left out if the user may not write. */
  onBringBack?: ((change: FileChange, line: Line) => void) | undefined
}

const Lines = ({ change, lines, onBringBack }: LinesProps) => {
  const id = useId()
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={line.text}>
          <span id={`${id}${index}`}>{line.text}</span>
          {line.removed && onBringBack && (
            <button type="button" aria-describedby={`${id}${index}`} onClick={() => onBringBack(change, line)}>
              Bring back
            </button>
          )}
        </li>
      ))}
    </ul>
  )
}

/** Shows the changes, grouped by form. */
export const ChangeFiles = ({
  files,
  heading: Heading,
  onBringBack,
}: Pick<LinesProps, "onBringBack"> & { files: readonly FileChange[]; heading: "h3" | "h4" }) => (
  <>
    {files.map(change => (
      <section key={change.file}>
        <Heading>{change.heading}</Heading>
        <Lines change={change} lines={change.lines.slice(0, shownAtOnce)} onBringBack={onBringBack} />
        {change.lines.length > shownAtOnce && (
          <details>
            <summary>{change.lines.length - shownAtOnce} more</summary>
            <Lines change={change} lines={change.lines.slice(shownAtOnce)} onBringBack={onBringBack} />
          </details>
        )}
      </section>
    ))}
  </>
)
