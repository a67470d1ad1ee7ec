import { entry, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { link } from "./links"

/** A note at a form, such as a sentence about privacy with a link to the policy. */
export const formNote = () =>
  entry(
    {
      type: "FormNote",
      label: "Beside the form",
      optional: true,
      hint: "A sentence above the button, such as what happens to what people write.",
    },
    {
      text: paragraph({ label: "Text", max: 300, hint: "One or two plain sentences." }),
      link: link("FormNoteLink", "A page with more information, such as a policy."),
    }
  )
