import { contentIcons } from "./icons"
import {
  entry,
  image,
  integer,
  line,
  list,
  paragraph,
  iconChoice,
  problemIf,
} from "../../../plugins/gatsby-plugin-content-model"
import { sampleFlag } from "./liveRules"
import { destination } from "./links"
import { altText, focus } from "./pictures"
import { pageHead, textBlock } from "./textBlocks"

// Shapes of the pictures in HeroSlide on such screens, without the header and the bar at the bottom.
const landscapeCrops = [
  { label: "Tablet on its side", width: 1180, height: 608 },
  { label: "Wide screen", width: 1920, height: 974 },
]
const portraitCrops = [
  { label: "Phone", width: 390, height: 520 },
  { label: "Tablet upright", width: 820, height: 813 },
]

export const slides = entry(
  { type: "SlidesJson", label: "Hero slides", hint: "The large pictures at the top of the home page." },
  {
    label: line({ label: "Carousel label", max: 60, hint: "Read by screen readers." }),
    slides: list(
      {
        label: "Slides",
        min: 2,
        max: 6,
        uniqueBy: "title",
        hint: "Shown one after the other; the first is the one everybody sees.",
      },
      entry(
        {
          type: "Slide",
          titleField: "title",
          label: "Slide",
          hint: "A picture with a title, a sentence and a button.",
          check: ({ subtitle, call = "" }) =>
            problemIf(
              !subtitle.includes(call),
              ["call"],
              `is “${call}”, which the subtitle does not contain: copy the words from there.`
            ),
        },
        {
          title: line({ label: "Title", max: 40, hint: "The large words over the picture." }),
          subtitle: line({ label: "Subtitle", max: 110, hint: "One sentence under the title." }),
          call: line({
            label: "Words that call",
            max: 40,
            optional: true,
            hint: "Words of the subtitle, such as Call us, that call the clinic when somebody presses them.",
          }),
          cta: line({
            label: "Button",
            max: 24,
            hint: "The words on the button, which leads to booking. If nobody can book, there is no button.",
          }),
          image: image({
            label: "Wide picture",
            minWidth: 1600,
            minHeight: 900,
            hint: "For wide screens. Keep the left side calm: the words are shown there.",
          }),
          portrait: image({
            label: "Tall picture",
            minWidth: 780,
            minHeight: 1040,
            hint: "For phones. Keep the top calm: the words are shown there.",
          }),
          alt: altText,
          focus: focus("Centre of the wide picture", { picture: "image", crops: landscapeCrops }),
          portraitFocus: focus("Centre of the tall picture", { picture: "portrait", crops: portraitCrops }),
        }
      )
    ),
  }
)

export const testimonials = entry(
  {
    type: "TestimonialsJson",
    label: "Testimonials",
    hint: "What patients say, on the home page.",
    whileEnabled: "the home page shows them",
  },
  {
    heading: line({ label: "Heading", max: 60, hint: "Heading above the testimonials." }),
    testimonials: list(
      {
        label: "Testimonials",
        min: 1,
        max: 9,
        uniqueBy: "name",
        hint: "Only what real patients said, with their consent.",
      },
      entry(
        { type: "Testimonial", titleField: "name", label: "Testimonial", hint: "One patient’s words." },
        {
          name: line({
            label: "Name",
            max: 40,
            untranslated: true,
            hint: "First name and the first letter of the last name.",
          }),
          text: line({ label: "Words", min: 20, max: 280, hint: "What the patient said, in one to three sentences." }),
          rating: integer({ label: "Stars", min: 1, max: 5, hint: "How many of five stars the patient gave." }),
          sample: sampleFlag("Set while the words are an example and not a patient’s own."),
        }
      )
    ),
  }
)

export const home = entry(
  { type: "HomeJson", label: "Home page", hint: "The words of the home page’s sections." },
  {
    head: pageHead(),
    tasks: entry(
      {
        type: "Tasks",
        label: "What do you need today?",
        hint: "What patients come for, below the large pictures.",
        whileEnabled: "the home page shows the tasks",
      },
      {
        heading: line({ label: "Heading", max: 60, hint: "Shown above the tasks." }),
        items: list(
          {
            label: "Tasks",
            min: 4,
            max: 9,
            uniqueBy: "title",
            hint: "The first has a panel of its own. The most common come next.",
          },
          entry(
            { type: "Task", titleField: "title", label: "Task", hint: "One thing that patients come to do." },
            {
              icon: iconChoice({ label: "Icon", options: contentIcons, hint: "The icon beside the task." }),
              title: line({ label: "Title", max: 40, hint: "What the patient wants to do, with the verb first." }),
              text: line({
                label: "How",
                max: 70,
                optional: true,
                hint: "How it is done, in a few words. For example: Online, at any hour.",
              }),
              to: destination(),
            }
          )
        ),
      }
    ),
    services: textBlock("Services", "Shown above the service cards, while a service is marked for the home page."),
    banner: textBlock("Banner", "Invites to book or call."),
    contactStrip: entry(
      {
        type: "ContactStrip",
        label: "Strip",
        hint: "Three short ways to reach the clinic, at the end of the page.",
        whileEnabled: "the home page ends with the ways to reach the clinic",
      },
      {
        call: textBlock("Call", "The first of three."),
        book: textBlock("Book", "The second of three. It is shown while people can book here or on another website."),
        walkIn: entry(
          {
            type: "WalkIn",
            label: "Walk in",
            hint: "The third of three.",
            whileEnabled: "the strip says that people may walk in",
          },
          {
            heading: line({ label: "Heading", max: 60, hint: "A few words that say what follows." }),
            text: paragraph({ label: "Text", max: 300, hint: "When they may." }),
          }
        ),
      }
    ),
  }
)
