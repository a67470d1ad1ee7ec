import { useEffect, useState } from "react"
import styled from "styled-components"
import { Action } from "./Action"
import { Icon } from "./Icon"

const Spoken = styled.span`
  position: absolute;
  width: 1px;
  height: 1px;
  overflow: hidden;
  clip-path: inset(50%);
  white-space: nowrap;
`

/** Milliseconds for which the button says how it went. */
const answerTime = 3000

/** Copies `text` and says so, to the eye and to screen readers. `name` is what the button is called. */
export const CopyButton = ({ text, name }: { text: string; name: string }) => {
  const [answer, setAnswer] = useState("")
  useEffect(() => {
    if (!answer) return
    const timer = setTimeout(() => setAnswer(""), answerTime)
    return () => clearTimeout(timer)
  }, [answer])
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setAnswer("Copied")
    } catch {
      setAnswer("Could not copy")
    }
  }
  return (
    <>
      <Action as="button" type="button" className="needs-script no-print" onClick={() => void copy()}>
        <Icon name={answer === "Copied" ? "check" : "copy"} />
        {answer || name}
      </Action>
      <Spoken role="status">{answer}</Spoken>
    </>
  )
}
