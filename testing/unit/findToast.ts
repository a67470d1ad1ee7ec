import { screen } from "@testing-library/react"

/** Waits for the toast with this title: a success toast has the role `status`, an error toast `alert`. */
export const findToast = async (title: string): Promise<HTMLElement> => {
  const heading = await screen.findByText(title)
  const found = [...screen.queryAllByRole("alert"), ...screen.queryAllByRole("status")].find(toast =>
    toast.contains(heading)
  )
  if (!found) throw new Error(`The toast “${title}” has no role.`)
  return found
}
