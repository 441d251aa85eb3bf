import { joinAccount } from '../accounts/index.ts'

/*
 * SQL of records for the queries of other features; who sees which is in `visibility.sql.ts`. `p` names the row of
 * records, and `id` is SQL of an id; none of this text ever comes from outside.
 */

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
export const joinCard = (id: string) => `join posts p on p.id = ${id} ${joinAccount('a', 'p.owner_id')}`

/** SQL: the id of a person's copy of a record that several wrote; null if they have none. */
export const copyOf = (person: string, shared: string) =>
  `(select p.id from posts p where p.shared_id = ${shared} and p.owner_id = ${person})`

/** All records but those in the bin, as rows `p` to read from. */
export const everyPost = (p: string) => `posts ${p}`

/** All records, also those in the bin, as rows `p` to read from. */
export const everyPostKept = (p: string) => `all_posts ${p}`

/** The files of records, as rows `f` to read from. */
export const everyPostFile = (f: string) => `post_files ${f}`

/** Joins the record of an id unless it is in the bin. */
export const joinPost = (p: string, id: string) => `join posts ${p} on ${p}.id = ${id}`

/** Whether the record of an id exists outside the bin. */
export const isStandingPost = (id: string) => `exists (select 1 from posts standing where standing.id = ${id})`

/** The title of the record of an id; null if it is in the bin. */
export const postTitleOf = (id: string) => `(select its_post.title from posts its_post where its_post.id = ${id})`
