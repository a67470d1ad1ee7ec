/** Where the code says how older content is brought up to date: another file means another form of the content. */
export const migrationsFile = "src/model/check/migrations.ts"
