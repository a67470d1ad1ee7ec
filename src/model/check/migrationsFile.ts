/** The source file of the migrations. If it differs, the content has another format. */
export const migrationsFile = "src/model/check/migrations.ts"
