import { entry, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"

/** Title and description of a page, for search engines and the browser's tab. */
export const pageHead = () =>
  entry(
    { type: "Head", label: "For search engines", hint: "The page’s name in the browser’s tab and in search results." },
    {
      title: line({
        label: "Title",
        max: 60,
        hint: "A few words that name the page. The clinic’s name is added to it.",
      }),
      description: line({
        label: "Description",
        min: 50,
        max: 160,
        hint: "One or two sentences that tell a searcher what the page offers.",
      }),
    }
  )

/** The fields at the top of a page: those of its head, its title and its introduction. */
export const pageIntro = () => ({
  head: pageHead(),
  heading: line({ label: "Heading", max: 60, hint: "The page’s title." }),
  lead: paragraph({ label: "Introduction", max: 300, hint: "One to three sentences under the title." }),
})

/** A heading and a sentence or two below it. */
export const textBlock = (label: string, hint: string, limits: { text?: number } = {}) =>
  entry(
    { type: "TextBlock", label, hint },
    {
      heading: line({ label: "Heading", max: 60, hint: "A few words that say what follows." }),
      text: paragraph({ label: "Text", max: limits.text ?? 300, hint: "One to three plain sentences." }),
    }
  )

/** A heading and a list of things to do or bring. */
export const checklist = (label: string, hint: string) =>
  entry(
    { type: "Checklist", label, hint },
    {
      heading: line({ label: "Heading", max: 60, hint: "Shown above the list." }),
      items: list(
        { label: "Points", min: 1, max: 10, uniqueItems: true, hint: "One thing each." },
        line({ label: "Point", max: 100, links: true, hint: "One thing to do or bring." })
      ),
    }
  )
