/** The frozen content of the tests, with its pictures: what the clinic publishes in `data/` is free to change. */
export const sampleContent = "samples/mopane"

/** The frozen content of a clinic unlike that of the sample: Portuguese, closed on Sundays, without an emergency number of its own. */
export const secondContent = "samples/beira"

/** The sample as the first clinics had it in `data/`; it never changes. */
export const firstContent = "samples/versions/1"

/** Every folder with words that are no clinic's own. */
export const sampleFolders = [sampleContent, secondContent, firstContent]
