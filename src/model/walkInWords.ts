import { type Model, type Files, locate, getValue } from "../../plugins/gatsby-plugin-content-model"
import { findWords } from "./goLive"
import { home } from "./files/home"
import { weekdays } from "./hours"
import { readClinic } from "./readClinic"
import { model as contentModel } from "./model"
import { inAnyLanguage } from "./phrases/allPhrases"

/** Pattern for promises to see people without an appointment at any hour. */
const walkInAtAnyHour = inAnyLanguage(spoken => spoken.walkInAtAnyHour)

/**
 * Finds texts that invite people at any hour, although the clinic asks them to call first outside its business hours.
 */
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

/** Pattern for requests to call before coming. */
const callBefore = inAnyLanguage(spoken => spoken.callBefore)

const invitesWalkIns = (content: unknown): boolean => Boolean(home.read(content).contactStrip?.walkIn)

/** Finds the walk-in option of a clinic whose texts ask people to call first, but which has no business hours. */
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

/** Pattern for invitations to come without an appointment. */
const walkIn = inAnyLanguage(spoken => spoken.walkIn)

/** Finds texts that invite people to walk in, although that option is off in `home`, the content of `home.json`. */
export const findWalkInsWhileOff = (files: Files, content: unknown = files["home"], model: Model = contentModel) =>
  getValue(content, "contactStrip", "walkIn", "enabled") === false
    ? findWords(walkIn, words => `says “${words}”, but “Walk in” is off in home.json: is it true?`, files, model)
    : []

/** Finds business hours at which the clinic is closed. */
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
