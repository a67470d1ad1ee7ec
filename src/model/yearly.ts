/** The year in the HTML for days of every year, so that they have never passed. */
export const yearlyYear = "9999"
