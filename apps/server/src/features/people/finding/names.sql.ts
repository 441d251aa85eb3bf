/* SQL of what people are found by (`people_search`), for the queries of other features. */

/** Joins the names of the person of an id; use `left` where people without a profile stay. */
export const joinNames = (n: string, id: string) => `join people_search ${n} on ${n}.account_id = ${id}`

/** The ids of people who have all tokens, and all words in their names or in the names of their places. */
export const peopleCalled = (words: readonly string[], tokens: string) => {
  const isFound = words.map(
    (word) => `(strpos(n.names, ${word}) > 0 or strpos(n.full_name, ${word}) > 0 or strpos(n.places, ${word}) > 0)`,
  )
  return `select n.account_id from people_search n
    where n.tokens @> ${tokens}::text[] and ${isFound.join(' and ')}`
}
