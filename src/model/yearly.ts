/** The year that pages write for days of every year: they are never over. */
export const yearlyYear = "9999"
