/** How far the pages were scrolled, while the tab shows this document. A page that is loaded is put in its place by the browser. */
const positions = new Map<string, number>()

const getPlace = ({ pathname }: Location, key: string | null): string => `${pathname} ${key}`

export class SessionStorage {
  read = (location: Location, key: string | null): number => positions.get(getPlace(location, key)) ?? 0

  save = (location: Location, key: string | null, position: number): void =>
    void positions.set(getPlace(location, key), position)
}
