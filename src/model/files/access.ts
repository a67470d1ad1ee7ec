import { entry, flag, line } from "../../../plugins/gatsby-plugin-content-model"
import { sampleFlag } from "./liveRules"

/** Access to the building. */
export const access = entry(
  {
    type: "Access",
    label: "Access",
    optional: true,
    hint: "What people with a wheelchair, a pram or a car need to know.",
  },
  {
    stepFree: flag({ label: "Entrance without steps", hint: "Off: the site says that the entrance has steps." }),
    entrance: line({
      label: "Entrance",
      max: 80,
      optional: true,
      hint: "More about it: a ramp, a bell, somebody who helps.",
    }),
    parking: line({ label: "Parking", max: 80, optional: true, hint: "Where, and for how many." }),
    toilet: line({ label: "Toilet", max: 80, optional: true, hint: "Whether a wheelchair fits, and where it is." }),
    sample: sampleFlag("Set while this is an example. The page says so, and search engines do not get it."),
  }
)
