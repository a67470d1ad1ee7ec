import { contentIcons } from "./icons"
import { entry, line, list, iconChoice } from "../../../plugins/gatsby-plugin-content-model"
import { galleryPicture, picture } from "./pictures"
import { pageIntro, textBlock } from "./textBlocks"

export const stats = entry(
  {
    type: "StatsJson",
    label: "Our impact",
    hint: "The numbers on the about page.",
    whileEnabled: "the about page shows the numbers",
  },
  {
    heading: line({ label: "Heading", max: 60, hint: "Shown above the numbers." }),
    stats: list(
      { label: "Numbers", min: 2, max: 6, uniqueBy: "label", hint: "Four read best." },
      entry(
        { type: "Stat", titleField: "label", label: "Number", hint: "A number and what it counts." },
        {
          number: line({
            label: "Number",
            max: 6,
            untranslated: true,
            hint: "For example: 5+ or 24/7. Six characters at most: two numbers fit side by side on a small phone.",
          }),
          label: line({ label: "What it counts", max: 40, hint: "A few words." }),
        }
      )
    ),
  }
)

export const values = entry(
  {
    type: "ValuesJson",
    label: "Our values",
    hint: "The clinic’s values, on the about page.",
    whileEnabled: "the about page shows the values",
  },
  {
    heading: line({ label: "Heading", max: 60, hint: "Shown above the values." }),
    values: list(
      { label: "Values", min: 1, max: 8, uniqueBy: "title", hint: "Four read best." },
      entry(
        { type: "Value", titleField: "title", label: "Value", hint: "One value and what it means here." },
        {
          icon: iconChoice({ label: "Icon", options: contentIcons, hint: "The icon above the value." }),
          title: line({ label: "Title", max: 40, hint: "The value’s name." }),
          description: line({ label: "Description", min: 20, max: 180, hint: "One or two sentences." }),
        }
      )
    ),
  }
)

export const about = entry(
  { type: "AboutJson", label: "About page", hint: "The words of the about page." },
  {
    ...pageIntro(),
    picture: picture("Picture", "Shown beside the title, and below the introduction on a phone.", [
      { label: "Phone", width: 358, height: 269 },
      { label: "Wide screen", width: 640, height: 520 },
    ]),
    mission: textBlock("Mission", "What the clinic does, and for whom.", { text: 500 }),
    vision: textBlock("Vision", "What the clinic wants to become.", { text: 500 }),
    achievements: entry(
      {
        type: "Achievements",
        label: "Achievements",
        hint: "Registrations, certificates and firsts.",
        whileEnabled: "the about page shows them",
      },
      {
        heading: line({ label: "Heading", max: 60, hint: "Shown above the list." }),
        items: list(
          { label: "Achievements", min: 1, max: 12, uniqueItems: true, hint: "Only what can be shown on paper." },
          line({ label: "Achievement", max: 120, hint: "One line." })
        ),
      }
    ),
    visit: textBlock("Visit", "Shown above the link Schedule Your Visit."),
    gallery: entry(
      {
        type: "Gallery",
        label: "A look around",
        hint: "Pictures of the clinic. Each opens large.",
        whileEnabled: "the about page shows the pictures",
      },
      {
        heading: line({ label: "Heading", max: 60, hint: "Shown above the pictures." }),
        pictures: list(
          {
            label: "Pictures",
            min: 2,
            max: 8,
            uniqueBy: "caption",
            hint: "The first of every five is the largest. Five look best.",
          },
          galleryPicture([
            { label: "Large", width: 760, height: 570 },
            { label: "Small", width: 368, height: 245 },
            { label: "Phone", width: 173, height: 173 },
          ])
        ),
      }
    ),
    banner: textBlock("Closing banner", "Invites to book or write."),
  }
)
