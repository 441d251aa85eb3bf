/* Pieces of SQL for other features, over the rows `p` of records that a person still has. */

interface Days {
  /** SQL of the owner's id. */
  owner: string
  /** SQL of the first and last day of learning; `'-infinity'` and `'infinity'` for no limit. */
  from: string
  to: string
}

const ofDays = ({ owner, from, to }: Days) => `p.owner_id = ${owner} and p.date >= ${from} and p.date <= ${to}`

/** SQL: `from` an owner's records of these days, and the beginning of `where`. */
export const fromRecords = (days: Days) => `from posts p where ${ofDays(days)}`

/** SQL: as `fromRecords`, with the words `w` by which each is found. */
export const fromWordsOfRecords = (days: Days) =>
  `from posts p join post_words w on w.post_id = p.id where ${ofDays(days)}`

/** SQL: the number of files of the records that `ids` selects. */
export const countFilesOfRecords = (ids: string) => `(select count(*) from post_files pf where pf.post_id in (${ids}))`

/** SQL: joins the record of this id, and its owner's account `a`, as cards are read from them. */
export const joinCard = (id: string) => `join posts p on p.id = ${id} join accounts a on a.id = p.owner_id`

/** SQL: the id of a person's copy of a record that several wrote; null if they have none. */
export const copyOf = (person: string, shared: string) =>
  `(select p.id from posts p where p.shared_id = ${shared} and p.owner_id = ${person})`
