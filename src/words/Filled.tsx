import { Fragment, type ReactNode } from "react"
import { type Sentence, splitSentence } from "./words"

interface FilledProps<Name extends string> {
  sentence: Sentence<Name>
  values: Readonly<Record<Name, ReactNode>>
}

/** Renders a sentence with elements in place of its placeholders. */
export const Filled = <Name extends string>({ sentence, values }: FilledProps<Name>) => (
  <>
    {splitSentence(sentence).map((part, index) => (
      // oxlint-disable-next-line react/no-array-index-key -- the parts of a sentence have no other identity
      <Fragment key={index}>{index % 2 ? Reflect.get(values, part) : part}</Fragment>
    ))}
  </>
)
