/** What team members and services call the main place. */
export const mainPlace = "main"

/** What names the main place of a practice. */
export interface PlaceNames {
  readonly placeName?: string | undefined
  readonly address: { readonly town: string }
}

/** Returns the name of the main place: its town where it has none of its own. */
export const getMainPlaceName = ({ placeName, address }: PlaceNames): string => placeName || address.town

/** Returns the id of a place on the contact page. */
export const getPlaceAnchor = (anchor: string): string => `place-${anchor}`
