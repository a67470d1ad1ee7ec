/** Runs a query as Gatsby does. The result has either data or errors. */
export type RunQuery = <Data>(
  query: string,
  variables: { language: string }
) => Promise<{ data?: Data; errors?: unknown }>

/** Runs a query in a language and returns its data. Throws if the answer has errors. */
export const runQuery = async <Data>(graphql: RunQuery, query: string, language: string): Promise<Data> => {
  const { data, errors } = await graphql<Data>(query, { language })
  if (!data) throw new Error(`The content could not be read: ${JSON.stringify(errors)}`)
  return data
}
