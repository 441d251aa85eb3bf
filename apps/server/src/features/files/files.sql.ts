/*
 * SQL of files for the queries of other features. `f` names the row of files, and `id` is SQL of an id; none of this
 * text ever comes from outside.
 */

/** Joins the file of an id. */
export const joinFile = (f: string, id: string) => `join files ${f} on ${f}.id = ${id}`

/** Reads the file of an id, or files of ids (`any($1)`); further conditions may follow. */
export const fromFiles = (f: string, id: string) => `from files ${f} where ${f}.id = ${id}`
