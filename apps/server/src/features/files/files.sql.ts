/*
 * SQL of files for the queries of other features. `f` names the row of files, and `id` is SQL of an id; none of this
 * text ever comes from outside.
 */

/** Joins the file of an id. */
export const joinFile = (f: string, id: string) => `join files ${f} on ${f}.id = ${id}`

/** Reads the file of an id, or files of ids (`any($1)`); further conditions may follow. */
export const fromFiles = (f: string, id: string) => `from files ${f} where ${f}.id = ${id}`

/** All files, as rows `f` to read from. */
export const everyFile = (f: string) => `files ${f}`

/** The ids of a person's files. */
export const fileIdsOf = (owner: string) => `select its_file.id from files its_file where its_file.owner_id = ${owner}`

/** What of a place (the name of its `FileUse`) holds a file of this person: rows of `holder_id`. */
export const holdersOfOwn = (owner: string, place: string) => `(select held.holder_id from files its_file
  join file_holds held on held.file_id = its_file.id and held.place = ${place} where its_file.owner_id = ${owner})`

/** What of a place holds a file: the ids of it. */
export const holdersOfFile = (file: string, place: string) =>
  `select held.holder_id from file_holds held where held.file_id = ${file} and held.place = ${place}`

/** Joins the words read in the file of an id. */
export const joinFileTexts = (t: string, id: string) => `join file_texts ${t} on ${t}.file_id = ${id}`
