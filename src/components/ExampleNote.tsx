import { useWords } from "../words/useWords"
import { LinkedText } from "./LinkedText"
import { Muted } from "./typography"

/** Says that what is beside it is an example, while the content says so. */
export const ExampleNote = ({ sample }: { sample: boolean | null | undefined }) => {
  const { note } = useWords("examples")
  return sample ? (
    <Muted>
      <LinkedText>{note}</LinkedText>
    </Muted>
  ) : null
}
