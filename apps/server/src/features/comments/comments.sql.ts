/* SQL of comments and replies for the queries of other features; `id` is SQL of an id. */

/** All comments and replies, as rows `c` to read from. */
export const everyComment = (c: string) => `comments ${c}`

/** The number of comments and replies on one thing of a type. */
export const countComments = (type: string, id: string) =>
  `(select count(*) from comments said where said.target_type = '${type}' and said.target_id = ${id})`
