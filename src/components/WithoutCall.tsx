import { LinkedText } from "./LinkedText"
import { useSite } from "./useSite"

/** Says beside numbers how somebody who cannot hear or speak on the phone reaches the clinic, if the clinic says so. */
export const WithoutCall = () => {
  const { withoutCall } = useSite().clinic
  return (
    withoutCall && (
      <p>
        <LinkedText>{withoutCall}</LinkedText>
      </p>
    )
  )
}
