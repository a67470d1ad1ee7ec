import { contentIcons } from "./icons"
import { choice, entry, line, list, paragraph, iconChoice } from "../../../plugins/gatsby-plugin-content-model"
import { anchor } from "./links"
import { pageIntro, textBlock } from "./textBlocks"

/** Sections of the services page that an answer can link to, by their data files. */
const answerLinks = ["fees", "care"] as const

export const faqs = entry(
  { type: "FaqsJson", label: "Questions and answers", hint: "Frequently asked questions, by category." },
  {
    ...pageIntro(),
    categories: list(
      { label: "Categories", min: 1, max: 8, uniqueBy: "title", hint: "Each is a card with its questions." },
      entry(
        { type: "FaqCategory", titleField: "title", label: "Category", hint: "Questions that belong together." },
        {
          title: line({ label: "Title", max: 40, hint: "The category’s name." }),
          icon: iconChoice({ label: "Icon", options: contentIcons, hint: "The icon beside the title." }),
          questions: list(
            { label: "Questions", min: 1, max: 30, uniqueBy: "question", hint: "The most asked first." },
            entry(
              { type: "Faq", titleField: "question", label: "Question", hint: "A question and its answer." },
              {
                question: line({ label: "Question", max: 100, hint: "As a patient would ask it." }),
                anchor: anchor("question"),
                answer: paragraph({
                  label: "Answer",
                  min: 20,
                  max: 700,
                  hint: "The answer first, then what to do. {phone}, {emergency}, {businessHours} and the like are filled in.",
                }),
                link: choice({
                  label: "Link below the answer",
                  options: answerLinks,
                  optional: true,
                  hint: "“fees” leads to the fees, “care” to Where to go, while the services page shows them.",
                }),
              }
            )
          ),
        }
      )
    ),
    banner: textBlock("Still have questions", "Shown above Call Now and Contact Us."),
    quickCards: entry(
      { type: "QuickCards", label: "Quick cards", hint: "Three links at the end of the page." },
      {
        book: line({ label: "Book Now", max: 80, hint: "One sentence under Book Now." }),
        services: line({ label: "View Services", max: 80, hint: "One sentence under View Services." }),
        directions: line({ label: "Get Directions", max: 80, hint: "One sentence under Get Directions." }),
      }
    ),
  }
)
