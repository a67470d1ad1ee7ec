import { Fragment } from "react"
import { type PostalAddress, splitPostalAddress } from "../model/postalAddress"

/** Shows the lines of a postal address, each on a line of its own. */
export const PostalAddressLines = ({ address }: { address: PostalAddress }) =>
  splitPostalAddress(address).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
