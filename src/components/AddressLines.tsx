import { Fragment } from "react"
import { type PostalAddress, listAddressLines } from "../model/address"

/** Shows the lines of a postal address, each on a line of its own. */
export const AddressLines = ({ address }: { address: PostalAddress }) =>
  listAddressLines(address).map((line, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- two lines may be the same
    <Fragment key={index}>
      {index > 0 && <br />}
      {line}
    </Fragment>
  ))
