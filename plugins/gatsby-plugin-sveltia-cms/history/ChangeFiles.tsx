import { useEffect, useId, useState } from "react"
import type { StoredFile } from "../door/snapshot"
import type { FileChange, Line } from "./describeFiles"

/** Reads a picture of the repository. */
type ReadPicture = (file: StoredFile) => Promise<Blob>

const Picture = ({ label, file, read }: { label: string; file: StoredFile; read: ReadPicture }) => {
  const [url, setUrl] = useState("")
  useEffect(() => {
    let isCurrent = true
    let created = ""
    read(file).then(blob => {
      if (!isCurrent) return
      created = URL.createObjectURL(blob)
      setUrl(created)
    }, console.error)
    return () => {
      isCurrent = false
      URL.revokeObjectURL(created)
    }
  }, [file, read])
  return (
    <figure>
      {url && <img src={url} alt="" />}
      <figcaption>{label}</figcaption>
    </figure>
  )
}

/** Maximum number of lines of one file that are shown before “more” is opened. */
const shownAtOnce = 12

interface LinesProps {
  change: FileChange
  lines: readonly Line[]
  /** Brings back a removed entry; left out if the user may not write. */
  onRevertRemoval?: ((change: FileChange, line: Line) => void) | undefined
  /** Shows the pictures of the lines; left out in the list of changes. */
  readPicture?: ReadPicture | undefined
}

const Lines = ({ change, lines, onRevertRemoval, readPicture }: LinesProps) => {
  const id = useId()
  return (
    <ul>
      {lines.map((line, index) => (
        <li key={line.text}>
          <span id={`${id}${index}`}>{line.text}</span>
          {line.removed && onRevertRemoval && (
            <button type="button" aria-describedby={`${id}${index}`} onClick={() => onRevertRemoval(change, line)}>
              Bring back
            </button>
          )}
          {readPicture &&
            line.pictures?.map(({ label, file }) => (
              <Picture key={label} label={label} file={file} read={readPicture} />
            ))}
        </li>
      ))}
    </ul>
  )
}

/** Shows the changes, grouped by form. */
export const ChangeFiles = ({
  files,
  heading: Heading,
  ...actions
}: Pick<LinesProps, "onRevertRemoval" | "readPicture"> & { files: readonly FileChange[]; heading: "h3" | "h4" }) => (
  <>
    {files.map(change => (
      <section key={change.file}>
        <Heading>{change.heading}</Heading>
        <Lines change={change} lines={change.lines.slice(0, shownAtOnce)} {...actions} />
        {change.lines.length > shownAtOnce && (
          <details>
            <summary>{change.lines.length - shownAtOnce} more</summary>
            <Lines change={change} lines={change.lines.slice(shownAtOnce)} {...actions} />
          </details>
        )}
      </section>
    ))}
  </>
)
