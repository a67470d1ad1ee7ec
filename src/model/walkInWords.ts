import { type Model, type Files, locate, getValue } from "../../plugins/gatsby-plugin-content-model"
import { findWords } from "./goLive"
import { home } from "./files/home"
import { weekdays } from "./hours"
import { readClinic } from "./readClinic"
import { model as contentModel } from "./model"
import { inAnyLanguage } from "./phrases/allPhrases"

/** Words that promise to see people who just come, at whatever hour. */
const walkInAtAnyHour = inAnyLanguage(spoken => spoken.walkInAtAnyHour)

/** Texts that invite people at whatever hour, though the clinic wants them to call first outside its business hours. */
export const findWalkInWords = (files: Files, model: Model = contentModel) =>
  readClinic(files["clinic"]).businessHours
    ? findWords(
        walkInAtAnyHour,
        words =>
          `says “${words}”, but people can walk in only in the regular business hours and call first at other times: is it true?`,
        files,
        model
      )
    : []

/** Words that ask people to call before they come. */
const callBefore = inAnyLanguage(spoken => spoken.callBefore)

const invitesWalkIns = (content: unknown): boolean => Boolean(home.read(content).contactStrip?.walkIn)

/** The option to walk in at a clinic whose texts ask people to call first, without the hours in which they need not. */
export const findMissingBusinessHours = (files: Files, model: Model = contentModel) =>
  readClinic(files["clinic"]).businessHours || !invitesWalkIns(files["home"])
    ? []
    : findWords(
        callBefore,
        words =>
          `says “${words}”, but clinic.json has no regular business hours, so the home page invites people to walk in whenever the clinic is open: is it true?`,
        files,
        model
      )

/** Words that invite people who have no appointment, at whatever hour. */
const walkIn = inAnyLanguage(spoken => spoken.walkIn)

/** Texts that invite people to walk in, although the option for it in `home`, the content of `home.json`, is off. */
export const findWalkInsWhileOff = (files: Files, content: unknown = files["home"], model: Model = contentModel) =>
  getValue(content, "contactStrip", "walkIn", "enabled") === false
    ? findWords(walkIn, words => `says “${words}”, but “Walk in” is off in home.json: is it true?`, files, model)
    : []

/** Business hours at which the clinic is closed. */
export const findClosedBusinessHours = ({ clinic }: Files) => {
  const {
    openingHours: { always, week },
    businessHours: business,
  } = readClinic(clinic)
  return weekdays.flatMap(day =>
    (business?.[day] ?? []).flatMap(({ opens, closes }, index) =>
      always || week?.[day]?.some(period => period.opens <= opens && closes <= period.closes)
        ? []
        : [
            {
              ...locate("clinic.json", contentModel.clinic, clinic, ["businessHours", day, index]),
              message: `is from ${opens} to ${closes}, but the clinic is not open all that time: correct the opening hours or these.`,
            },
          ]
    )
  )
}
