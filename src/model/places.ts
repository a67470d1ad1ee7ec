/** Name of the main place in references from team members and services. */
export const mainPlace = "main"

/** Fields that name the main place of a practice. */
export interface PlaceNames {
  readonly placeName?: string | undefined
  readonly address: { readonly town: string }
}

/** Returns the name of the main place, or its town if it has none. */
export const getMainPlaceName = ({ placeName, address }: PlaceNames): string => placeName || address.town

/** Returns the id of a place on the contact page. */
export const getPlaceAnchor = (anchor: string): string => `place-${anchor}`
