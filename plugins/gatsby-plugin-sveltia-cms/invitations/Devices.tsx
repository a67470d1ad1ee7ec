import type { Editor } from "./editors"
import { formatDay } from "./formatDay"

interface Props {
  editor: Editor
  isBusy: boolean
  onSignOut: (device: string) => void
}

/** Lists the devices on which a person is signed in, with a button that signs each of them out. */
export const Devices = ({ editor: { name, devices }, isBusy, onSignOut }: Props) => (
  <ul>
    {devices.map(({ id, day, used = day }, index) => (
      <li key={id}>
        <span>
          Device {index + 1}: since {formatDay(day)}, last used {used === day ? "then" : `about ${formatDay(used)}`}.
        </span>{" "}
        <button
          type="button"
          disabled={isBusy}
          aria-label={`Sign out ${name} on device ${index + 1}`}
          onClick={() => onSignOut(id)}
        >
          Sign out
        </button>
      </li>
    ))}
  </ul>
)
