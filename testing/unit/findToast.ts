import { screen } from "@testing-library/react"

/**
 * Waits until the toast with this title is announced: a success has the role `status`, a failure `alert`. It is found by
 * its attribute, because a search by role computes the styles of the whole page, which is slow in jsdom.
 */
export const findToast = async (title: string): Promise<HTMLElement> => {
  const toast = (await screen.findByText(title)).closest<HTMLElement>("[role=alert], [role=status]")
  if (!toast) throw new Error(`The toast “${title}” has no role.`)
  return toast
}
