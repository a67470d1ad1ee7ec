/** The frozen content of the tests, with its pictures: the clinic's content in `data/` can change at any time. */
export const sampleContent = "samples/mopane"

/**
 * The frozen content of a clinic that differs from the sample: Portuguese, closed on Sundays, without its own emergency
 * number.
 */
export const secondContent = "samples/beira"

/** All folders whose texts do not belong to a real clinic. */
export const sampleFolders = [sampleContent, secondContent]
