import { entry, line, list, paragraph } from "../../../plugins/gatsby-plugin-content-model"
import { sampleFlag, review } from "./liveRules"
import { checklist } from "./textBlocks"

const price = entry(
  { type: "Price", titleField: "item", label: "Price", hint: "What is paid for, and how much it costs." },
  {
    item: line({ label: "For", max: 60, hint: "For example: Malaria test." }),
    price: line({
      label: "Price",
      max: 40,
      untranslated: true,
      hint: "As people read it, the same in every language: US$25, US$25–40, ZiG 400. Words belong in the note.",
    }),
    note: line({
      label: "Note",
      max: 100,
      optional: true,
      hint: "When the price applies, what it includes, or whether it can be more.",
    }),
  }
)

export const fees = entry(
  {
    type: "FeesJson",
    label: "Fees and ways to pay",
    hint: "What a visit costs and how to pay, on the services page.",
    whileEnabled: "the services page shows the fees",
  },
  {
    heading: line({ label: "Heading", max: 60, hint: "Shown above the prices." }),
    lead: paragraph({ label: "Introduction", max: 300, hint: "One to three sentences under the heading." }),
    sample: sampleFlag("Set while a price, a way to pay or a medical aid is an example. The page says so."),
    sampleNote: paragraph({
      label: "While these are examples",
      max: 200,
      hint: "Shown above the prices while “Sample” is set. Say that these are examples, and how to get the real prices.",
    }),
    caption: line({ label: "Heading of the prices", max: 60, hint: "Shown above the table." }),
    prices: list(
      { label: "Prices", min: 1, max: 40, uniqueBy: "item", hint: "What people ask for most, in that order." },
      price
    ),
    payment: entry(
      { type: "Payment", label: "Ways to pay", hint: "How people can pay." },
      {
        heading: line({ label: "Heading", max: 60, hint: "Shown above the ways." }),
        ways: list(
          { label: "Ways", min: 1, max: 8, uniqueBy: "name", hint: "Cash, mobile money, card and the like." },
          entry(
            { type: "PaymentWay", titleField: "name", label: "Way", hint: "One way to pay." },
            {
              name: line({ label: "Name", max: 40, hint: "For example: Mobile money." }),
              note: line({ label: "Note", max: 100, optional: true, hint: "Which ones, or where." }),
            }
          )
        ),
      }
    ),
    medicalAid: entry(
      { type: "MedicalAid", label: "Medical aid", optional: true, hint: "The societies whose cards are accepted." },
      {
        heading: line({ label: "Heading", max: 60, hint: "Shown above the list." }),
        text: paragraph({ label: "Text", max: 200, hint: "One or two sentences under the heading." }),
        societies: list(
          {
            label: "Societies",
            min: 1,
            max: 60,
            uniqueItems: true,
            hint: "Only those whose cards are accepted today.",
          },
          line({ label: "Society", max: 60, untranslated: true, hint: "Its full name." })
        ),
      }
    ),
    bring: checklist("What to bring", "What people need in order to pay."),
    ...review({ by: "the person who sets the prices", what: "the prices and the ways to pay", months: 6 }),
  }
)
