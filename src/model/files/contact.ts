import { entry, flag, image, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { mustBeActivated, sampleFlag } from "./liveRules"
import { link } from "./links"
import { picture } from "./pictures"
import { pageHead, pageIntro, textBlock } from "./textBlocks"

export const contact = entry(
  { type: "ContactJson", label: "Contact page", hint: "The texts of the contact page, and the map." },
  {
    ...pageIntro(),
    formHeading: line({ label: "Heading of the form", max: 60, hint: "Shown above the message form." }),
    subjects: list(
      {
        label: "Subjects",
        min: 0,
        max: 12,
        optional: true,
        uniqueItems: true,
        hint: "A link can open the form with one of them filled in.",
      },
      line({ label: "Subject", max: 60, hint: "A few words, such as: Repeat prescription." })
    ),
    privacy: paragraph({ label: "Privacy", max: 300, hint: "Where the message goes, and what to do in an emergency." }),
    hoursNote: paragraph({
      label: "About the hours",
      max: 240,
      optional: true,
      hint: "Shown under the opening hours: what the regular business hours mean, if the clinic is open at other times too.",
    }),
    picture: picture("Picture of the entrance", "Shown beside the map, so that people know it when they see it.", [
      { label: "Phone", width: 358, height: 201 },
      { label: "Wide screen", width: 400, height: 225 },
    ]),
    map: entry(
      {
        type: "StreetMap",
        label: "Map",
        hint: "A picture of the streets around the clinic.",
        whileEnabled: "the contact page shows the map, and links lead to it",
      },
      {
        light: image({ label: "Map", minWidth: 1200, minHeight: 750, hint: "For the light theme." }),
        dark: image({
          label: "Map at night",
          minWidth: 1200,
          minHeight: 750,
          hint: "The same map for the dark theme.",
        }),
        alt: line({
          label: "Alternative text",
          min: 15,
          max: 320,
          hint: "The way there in words, for people who cannot see the map.",
        }),
        caption: line({ label: "Caption", max: 100, hint: "The label under the map." }),
        ways: list(
          {
            label: "The way in words",
            min: 0,
            max: 4,
            optional: true,
            uniqueBy: "from",
            hint: "Shown beside the map: one for each place that people come from.",
          },
          entry(
            { type: "Way", titleField: "from", label: "Way", hint: "The way from one place." },
            {
              from: line({ label: "From", max: 40, hint: "For example: From the bus rank." }),
              text: paragraph({ label: "The way", max: 300, hint: "One to three short sentences." }),
            }
          )
        ),
        sample: sampleFlag("Set while the map is an example and not of the clinic’s own streets. The page says so."),
      }
    ),
    complaints: entry(
      {
        type: "Complaints",
        label: "Complaints",
        hint: "How to complain.",
        whileEnabled: "the contact page says how to complain, and the end of every page links to it",
      },
      {
        heading: line({ label: "Heading", max: 60, hint: "For example: How to complain." }),
        lead: paragraph({
          label: "Introduction",
          max: 200,
          hint: "One or two sentences: that a complaint is welcome and changes nothing in the care.",
        }),
        sample: sampleFlag("Set while this is an example. The page says so."),
        sampleNote: paragraph({
          label: "While this is an example",
          max: 200,
          hint: "Shown above the steps while “Sample” is set. Say that these are examples, and whom to ask.",
        }),
        steps: list(
          {
            label: "Steps",
            min: 1,
            max: 6,
            uniqueItems: true,
            hint: "In their order: whom to tell, what happens then, by when you answer.",
          },
          line({ label: "Step", max: 160, links: true, hint: "One or two short sentences." })
        ),
        outside: paragraph({
          label: "Outside the clinic",
          max: 300,
          optional: true,
          hint: "Whom to turn to when the answer does not help, such as a council or a ministry, and how.",
        }),
        link: link("ComplaintsLink", "Where to write a complaint, such as the contact form with its subject."),
      }
    ),
    withoutForm: flag({
      label: "No contact form",
      optional: true,
      hint: "Set if nobody answers written messages: the page has no form, and its texts should not speak of one.",
    }),
    formActivated: flag({
      label: "Contact form activated",
      optional: true,
      hint: "Set once a message sent from the published site has reached the general address. Remove it when the address, the domain or message delivery changes.",
      live: mustBeActivated("a message", { field: "withoutForm", is: false }),
    }),
    messageSent: textBlock(
      "Thank you",
      "Shown once a message has been sent: as a notification, and as a page without scripts."
    ),
  }
)

export const offline = entry(
  { type: "OfflineJson", label: "No network", hint: "The page a phone keeps for when there is no network." },
  {
    head: pageHead(),
    heading: line({ label: "Heading", max: 60, hint: "Says that there is no network." }),
    lead: paragraph({ label: "Introduction", max: 300, hint: "What still works." }),
    directions: paragraph({ label: "Directions", max: 300, hint: "The way to the clinic in words." }),
  }
)

export const notFound = entry(
  { type: "NotFoundJson", label: "Page not found", hint: "What is shown at an address that does not exist." },
  {
    head: pageHead(),
    heading: line({ label: "Heading", max: 4, hint: "The large number: four characters fill a phone’s width." }),
    message: line({ label: "Message", max: 60, hint: "What went wrong." }),
    text: paragraph({ label: "Text", max: 200, hint: "What the visitor can do next." }),
    picture: picture("Picture", "Small, beside the words.", [
      { label: "Phone", width: 358, height: 201 },
      { label: "Wide screen", width: 480, height: 360 },
    ]),
  }
)
