import { contentIcons } from "./icons"
import { entry, flag, line, list, paragraph, iconChoice } from "../../../plugins/gatsby-plugin-content-model"
import { anchor } from "./links"
import { picture } from "./pictures"
import { pageIntro, textBlock } from "./textBlocks"

/** Maximum number of services. */
export const maxServices = 60

export const services = entry(
  { type: "ServicesJson", label: "Services", hint: "What the clinic offers." },
  {
    ...pageIntro(),
    lead: paragraph({
      label: "Introduction",
      max: 300,
      hint: "One to three sentences under the title. Do not count the services here: the list may grow.",
    }),
    services: list(
      {
        label: "Services",
        min: 1,
        max: maxServices,
        uniqueBy: "title",
        flagCounts: { featured: { min: 0, max: 4 }, bookable: { min: 1, max: maxServices } },
        hint: "In the order in which patients see them.",
      },
      entry(
        { type: "Service", titleField: "title", label: "Service", hint: "One service of the clinic." },
        {
          icon: iconChoice({ label: "Icon", options: contentIcons, hint: "The icon on the card." }),
          title: line({ label: "Title", max: 40, hint: "The service’s name." }),
          anchor: anchor("title"),
          group: line({
            label: "Group",
            max: 40,
            optional: true,
            hint: "A need, such as “Mothers and children”: services with the same words here are under one heading.",
          }),
          description: line({
            label: "Description",
            min: 20,
            max: 180,
            hint: "One or two sentences: who it is for and what is done.",
          }),
          features: list(
            {
              label: "Features",
              min: 1,
              max: 6,
              uniqueItems: true,
              hint: "What the service includes; four read best.",
            },
            line({ label: "Feature", max: 50, hint: "A few words." })
          ),
          featured: flag({ label: "On the home page", hint: "Show this service on the home page; four read best." }),
          bookable: flag({ label: "Can be booked", hint: "Offer this service in the appointment form." }),
        }
      )
    ),
    banner: textBlock("Banner", "Invites to book or call."),
    picture: picture("Picture of the banner", "Shown beside the banner’s words.", [
      { label: "Phone", width: 390, height: 219 },
      { label: "Wide screen", width: 560, height: 360 },
    ]),
    emergency: textBlock(
      "Emergency notice",
      "Says what to do in an emergency. {emergency} and {businessHours} are filled in."
    ),
  }
)
