import { isPageName, listPaths, policyNames } from "../links/pages"
import {
  type RuleProblem,
  entry,
  flag,
  line,
  list,
  paragraph,
  problemIf,
  slugPattern,
  dateTimeLine,
} from "../../../plugins/gatsby-plugin-content-model"
import { getItems, getValue, isGroup } from "../../../plugins/gatsby-plugin-content-model/json"
import { datePattern } from "./patterns"
import { review } from "./liveRules"
import { pageIntro } from "./textBlocks"

/** Fields of a policy. `by` is the reviewer of such a text. */
const policyFields = (by: string) => ({
  draft: flag({
    label: "Draft",
    optional: true,
    hint: "Set while the text is the draft that came with the site. Read it, change everything that is not true of the clinic, then turn this off.",
    live: {
      value: false,
      message:
        "marks a published text as a draft: change what is not true of the clinic, have a lawyer read it, then remove the mark.",
    },
  }),
  ...pageIntro(),
  changed: dateTimeLine({
    label: "Last change",
    max: 10,
    pattern: datePattern,
    dateTime: { isDay: true },
    hint: "The day on which the text last changed: year, month, day. It is shown under the introduction.",
  }),
  ...review({ by, what: "this text", months: 12 }),
  sections: list(
    { label: "Sections", min: 1, max: 12, uniqueBy: "heading", hint: "In the order in which they are read." },
    entry(
      { type: "PolicySection", titleField: "heading", label: "Section", hint: "A heading and what follows it." },
      {
        heading: line({ label: "Heading", max: 60, hint: "A few words that say what follows." }),
        paragraphs: list(
          { label: "Paragraphs", min: 1, max: 5, hint: "One to three plain sentences each." },
          paragraph({ label: "Paragraph", max: 500, hint: "One to three plain sentences." })
        ),
        points: list(
          { label: "Points", min: 0, max: 8, optional: true, uniqueItems: true, hint: "A list below the text." },
          line({ label: "Point", max: 160, links: true, hint: "One thing each." })
        ),
      }
    )
  ),
})

const whileEnabled = "the text is a page, and the end of every page links to it"

const policy = (label: string, by: string, hint: string) =>
  entry({ type: "Policy", label, hint, whileEnabled }, policyFields(by))

/** Maximum length of a policy's path, in characters. */
const maxPathLength = 40

/** Paths that the host, the build and the message function use. */
const reservedPaths: ReadonlySet<string> = new Set([
  "admin",
  "cdn-cgi",
  "icons",
  "message",
  "page-data",
  "share",
  "static",
])

/** Finds problems with the paths of other policies: they must differ from those of pages, and from their names. */
const findPathProblems = ({ others = [] }: { others?: readonly { address: string }[] | undefined }): RuleProblem[] =>
  others.flatMap(({ address }, index) => {
    const isTaken = listPaths().includes(`/${address}/`) || isPageName(address)
    return problemIf(
      isTaken || reservedPaths.has(address),
      ["others", index, "address"],
      `is “${address}”, which is the address of something else on the site: choose another.`
    )
  })

/** Other texts of this kind, each with its own path, such as an imprint or house rules. */
const otherPolicies = list(
  {
    label: "More policies",
    min: 0,
    max: 8,
    optional: true,
    uniqueBy: "address",
    hint: "Other texts that the clinic publishes, each as a page: an imprint, house rules.",
  },
  entry(
    {
      type: "OtherPolicy",
      titleField: "heading",
      label: "Policy",
      hint: "A text that is a page of its own.",
      whileEnabled: "the text is a page",
    },
    {
      address: line({
        label: "Address of the page",
        max: maxPathLength,
        pattern: slugPattern,
        hint: "The end of the page’s address: imprint for /imprint/. Do not change it once the page is published: links to it would break.",
      }),
      link: line({ label: "Words of the link", max: 40, hint: "What the link to it says: Imprint." }),
      inFooter: flag({
        label: "At the end of every page",
        optional: true,
        hint: "Set if the end of every page links to it, as the law asks of an imprint.",
      }),
      ...policyFields("the person responsible for this text"),
    }
  )
)

export const policies = entry(
  {
    type: "PoliciesJson",
    label: "Privacy, terms, accessibility",
    hint: "Texts that the clinic may publish. The drafts say what the site does; a lawyer knows what else they must say.",
    check: findPathProblems,
  },
  {
    privacy: policy("Privacy policy", "a lawyer", "What happens to what people write, and whom to ask about it."),
    terms: policy("Terms of service", "a lawyer", "What people may expect of the site, and what they may not."),
    accessibility: policy(
      "Accessibility statement",
      "the person who has tested the site",
      "What works for everybody, what does not yet, and how to report it."
    ),
    others: otherPolicies,
  }
)

/**
 * Returns the policies of their file, or of the answer that a query gets for it, as one list, each with the end of its
 * path. What the build reads has none that is off.
 */
export const listPolicies = (file: unknown): readonly unknown[] => [
  ...policyNames.flatMap(address => {
    const text = getValue(file, address)
    return isGroup(text) ? [{ ...text, address }] : []
  }),
  ...getItems(file, "others"),
]
