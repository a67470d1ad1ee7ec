import { type Read, readList, readNumber, readText } from "../../gatsby-plugin-content-model/json"
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from "react"
import { registerControl } from "./registerControl"

interface Point {
  left: number
  top: number
}

const parse = (value: unknown): Point => {
  const [, left = "50", top = "50"] = /^(\d+)% (\d+)%$/.exec(String(value)) ?? []
  return { left: Number(left), top: Number(top) }
}

const clampPercent = (percent: number): number => Math.min(100, Math.max(0, Math.round(percent)))

const formatPoint = ({ left, top }: Point): string => `${clampPercent(left)}% ${clampPercent(top)}%`

/** Returns a copy of a picture as a `data:` URL, because Sveltia CMS revokes the URLs of its pictures. */
const copyPicture = (image: HTMLImageElement): string => {
  const { naturalWidth, naturalHeight } = image
  const scale = Math.min(1, 960 / Math.max(naturalWidth, naturalHeight))
  const canvas = document.createElement("canvas")
  canvas.width = Math.round(naturalWidth * scale)
  canvas.height = Math.round(naturalHeight * scale)
  canvas.getContext("2d")?.drawImage(image, 0, 0, canvas.width, canvas.height)
  return canvas.toDataURL("image/webp", 0.85)
}

/** Returns the URL of the picture in another field of the same entry, kept up to date. */
const usePicture = (node: HTMLElement | null, name: string): string => {
  const [url, setUrl] = useState("")
  useEffect(() => {
    let copied = ""
    const updatePicture = () => {
      // The key path is read each time, because it changes when entries are reordered.
      const own = node?.closest<HTMLElement>("[data-key-path]")?.dataset["keyPath"]
      const path = own?.replace(/[^.]+$/, name) ?? ""
      const image = document.querySelector<HTMLImageElement>(`[data-key-path="${CSS.escape(path)}"] img`)
      if (!image?.complete || image.naturalWidth === 0 || image.src === copied) return
      copied = image.src
      setUrl(copyPicture(image))
    }
    updatePicture()
    // A picture's load event does not bubble.
    document.addEventListener("load", updatePicture, true)
    return () => document.removeEventListener("load", updatePicture, true)
  }, [node, name])
  return url
}

const steps: Readonly<Record<string, Point>> = {
  ArrowLeft: { left: -1, top: 0 },
  ArrowRight: { left: 1, top: 0 },
  ArrowUp: { left: 0, top: -1 },
  ArrowDown: { left: 0, top: 1 },
}

interface FocalPointProps {
  value: unknown
  picture: string
  crops: readonly Read<typeof crop>[]
  id: string
  onChange: (value: string) => void
}

const crop = { label: readText, width: readNumber, height: readNumber }

/** Shows the picture as some screens crop it. */
const Crops = ({ crops, url, point }: Pick<FocalPointProps, "crops"> & { url: string; point: Point }) => (
  <div className="crops">
    {crops.map(({ label, width, height }) => (
      <figure key={label}>
        <img
          src={url || undefined}
          alt=""
          width={Math.round((150 * width) / Math.max(width, height))}
          height={Math.round((150 * height) / Math.max(width, height))}
          style={{ objectPosition: formatPoint(point) }}
        />
        <figcaption>{label}</figcaption>
      </figure>
    ))}
  </div>
)

/** Edits the point as two numbers. */
const Numbers = ({ id, point, onChange }: Pick<FocalPointProps, "id" | "onChange"> & { point: Point }) => (
  <div className="numbers">
    {(["left", "top"] as const).map(side => (
      <label key={side}>
        From the {side} (%)
        <input
          {...(side === "left" && { id })}
          type="number"
          min={0}
          max={100}
          value={point[side]}
          onChange={({ target }) => onChange(formatPoint({ ...point, [side]: Number(target.value) }))}
        />
      </label>
    ))}
  </div>
)

/**
 * Edits the focal point of a picture, which stays in view when the picture is cropped. The point can be dragged, moved
 * with the arrow keys or entered as numbers. Below it the picture is shown as some screens crop it.
 */
const FocalPoint = ({ value, picture, crops, id, onChange }: FocalPointProps) => {
  const [node, setNode] = useState<HTMLElement | null>(null)
  const frame = useRef<HTMLDivElement>(null)
  // While the point is dragged, only the display follows it. The value changes at the end.
  const [dragged, setDragged] = useState<Point>()
  const url = usePicture(node, picture)
  const point = dragged ?? parse(value)
  const getPoint = ({ clientX, clientY }: PointerEvent): Point => {
    const { left = 0, top = 0, width = 1, height = 1 } = frame.current?.getBoundingClientRect() ?? {}
    return { left: clampPercent(((clientX - left) / width) * 100), top: clampPercent(((clientY - top) / height) * 100) }
  }
  const move = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const stepSize = event.shiftKey ? 10 : 1
    onChange(formatPoint({ left: point.left + step.left * stepSize, top: point.top + step.top * stepSize }))
  }
  return (
    <div className="focal-point" ref={setNode}>
      <div
        className="picture"
        ref={frame}
        onPointerDown={event => {
          if (event.button !== 0) return
          event.currentTarget.setPointerCapture(event.pointerId)
          setDragged(getPoint(event))
        }}
        onPointerMove={event => dragged && setDragged(getPoint(event))}
        onPointerUp={event => {
          if (!dragged) return
          setDragged(undefined)
          onChange(formatPoint(getPoint(event)))
        }}
        onPointerCancel={() => setDragged(undefined)}
      >
        {url ? <img src={url} alt="" draggable={false} /> : <p>The picture is shown here once it is loaded.</p>}
        <button
          type="button"
          className="point"
          style={{ left: `${point.left}%`, top: `${point.top}%` }}
          aria-label={`Centre: ${point.left} % from the left, ${point.top} % from the top`}
          aria-describedby={`${id}-keys`}
          onKeyDown={move}
        />
        <p id={`${id}-keys`} hidden>
          Move it with the arrow keys; with Shift in steps of ten.
        </p>
      </div>
      <Crops crops={crops} url={url} point={point} />
      <Numbers id={id} point={point} onChange={onChange} />
    </div>
  )
}

/** Registers the control for focal points. */
export const registerFocalPoint = (): void =>
  registerControl("focal-point", ({ value, field: { picture, crops }, forID, onChange }) => (
    <FocalPoint value={value} picture={String(picture)} crops={readList(crop)(crops)} id={forID} onChange={onChange} />
  ))
