import { registerFieldType } from "@sveltia/cms"

interface ControlProps {
  value: unknown
  field: { toJS: () => unknown }
  forID: string
  onChange: (value: string) => void
}

/** Registers the control for focal points, which is loaded with the first form that has one. */
export const registerFocalPoint = (): void => {
  let loading: Promise<typeof import("./FocalPoint")> | undefined
  registerFieldType("focal-point", ({ value, field, forID, onChange }: ControlProps) =>
    window.createElement("div", {
      ref: node => {
        if (!node) return
        loading ??= import("./FocalPoint")
        loading
          .then(({ renderFocalPoint }) =>
            renderFocalPoint(node, { value, settings: field.toJS(), id: forID, onChange })
          )
          .catch(console.error)
      },
    })
  )
}
