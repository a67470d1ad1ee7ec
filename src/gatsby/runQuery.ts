/** Runs a query as Gatsby does: its result has the data or the errors. */
export type RunQuery = <Data>(
  query: string,
  variables: { language: string }
) => Promise<{ data?: Data; errors?: unknown }>

/** Returns the data of the answer to a query in a language. Throws when there are none. */
export const runQuery = async <Data>(graphql: RunQuery, query: string, language: string): Promise<Data> => {
  const { data, errors } = await graphql<Data>(query, { language })
  if (!data) throw new Error(`The content could not be read: ${JSON.stringify(errors)}`)
  return data
}
