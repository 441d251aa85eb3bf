/* SQL of homework for the queries of other features; `id` is SQL of an id. */

/** Joins the question of an id. */
export const joinQuestion = (q: string, id: string) => `join homework_questions ${q} on ${q}.id = ${id}`
