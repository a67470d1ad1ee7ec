/** The version of the model that this code knows: one more than there are migrations, which the editor does not load. */
export const currentVersion = 9
