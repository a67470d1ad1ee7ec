/** The frozen content of the tests, with its pictures: what the clinic publishes in `data/` is free to change. */
export const sampleContent = "__tests__/sample"

/** The frozen content of a clinic unlike that of the sample: Portuguese, closed on Sundays, without an emergency number of its own. */
export const secondContent = "__tests__/beira"

/** The sample as `data/` had it when versions of the content began; it never changes. */
export const firstContent = "__tests__/content/version1"

/** Every folder with words that are no clinic's own. */
export const sampleFolders = [sampleContent, secondContent, firstContent]
