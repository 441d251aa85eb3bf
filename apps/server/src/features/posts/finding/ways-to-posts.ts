import type { SearchSort } from '@learntrail/contract/search/categories'
import { limitTo } from '../../../platform/paging/limit.ts'
import { hasWords, hasWordsWalked } from '../words/has-words.ts'

/**
 * How records are found. What is rare is *gathered*: all that have the words are taken from the index, and looked at from
 * the first on. What is frequent is *walked* to: one record after the other is looked at, as far as it is worth it. Where
 * that met too few, because most may not be seen, all are gathered after all; with other filters beside the words the
 * database decides (*planned*) which of them leads to the fewest. What only sounds so (*sounded*) is looked for in some thousands.
 */
export type Way = 'gathered' | 'walked' | 'planned' | 'sounded'

/** SQL of records from the first of an order on: the rows `p` of posts and `a` of their owners. */
export interface Source {
  /** Of a `with`, where something is made first. */
  before?: string
  /** From its `from` on; more conditions can follow. */
  source: string
  order: string
}

/** What is looked for in the rows `w` of `post_words`, and in `p` and `a`: expressions of SQL. */
export interface Conditions {
  /** The `tsquery`; where there is none, all is planned. */
  words: string | undefined
  /** What tokens do not tell. */
  more: string[]
  filters: string[]
  /** The record with this id comes below the last one. */
  isNext: (id: string) => string
}

/** So many records are walked by for a frequent word: ids are read with the words, likes are in another table. */
const walkedFar = { newest: 20_000, liked: 5_000 }
/** So many records that may have what sounds so are looked at; where more have, the newest are walked to. */
export const soundedAtMost = 5_000
const mostLiked = 'p.like_count desc, p.id desc'
const withOwner = 'join accounts a on a.id = p.owner_id'

const fits = (words: string | undefined, has = hasWords) => (words === undefined ? [] : [has('w', words)])

const sources: Record<Way, (conditions: Conditions, isLiked: boolean) => Source> = {
  gathered: ({ words, more, filters, isNext }, isLiked) => {
    const gathered = `gathered as materialized (select w.post_id from post_words w
      where ${[...fits(words), ...more].join(' and ')})`
    return isLiked
      ? {
          // By itself, or the database walks along the most liked to find them.
          before: `${gathered}, liked as materialized (
            select p.id, p.like_count from gathered w join posts p on p.id = w.post_id)`,
          source: `from (select p.id, p.like_count from liked p where ${isNext('p.id')} order by ${mostLiked}) l
            join posts p on p.id = l.id ${withOwner} where ${filters.join(' and ')}`,
          order: 'l.like_count desc, l.id desc',
        }
      : {
          before: gathered,
          source: `from (select w.post_id from gathered w where ${isNext('w.post_id')} order by w.post_id desc) w
            join posts p on p.id = w.post_id ${withOwner} where ${filters.join(' and ')}`,
          order: 'w.post_id desc',
        }
  },
  walked: ({ words, more, filters, isNext }, isLiked) => {
    const met = [...fits(words, hasWordsWalked), ...more, ...filters].join(' and ')
    return isLiked
      ? {
          source: `from (select p.id, p.like_count from posts p
              where ${isNext('p.id')} order by ${mostLiked} ${limitTo(walkedFar.liked)}) l
            join post_words w on w.post_id = l.id join posts p on p.id = l.id ${withOwner} where ${met}`,
          order: 'l.like_count desc, l.id desc',
        }
      : {
          source: `from (select * from post_words w
              where ${isNext('w.post_id')} order by w.post_id desc ${limitTo(words === undefined ? soundedAtMost : walkedFar.newest)}) w
            join posts p on p.id = w.post_id ${withOwner} where ${met}`,
          order: 'w.post_id desc',
        }
  },
  sounded: ({ words, more, filters, isNext }, isLiked) => ({
    before: `sounded as materialized (select w.post_id from post_words w
      where ${[...fits(words), ...more].join(' and ')} ${limitTo(soundedAtMost)})`,
    source: `from sounded w join posts p on p.id = w.post_id ${withOwner}
      where ${[isNext('p.id'), ...filters].join(' and ')}`,
    order: isLiked ? mostLiked : 'p.id desc',
  }),
  planned: ({ words, more, filters, isNext }, isLiked) => ({
    source: `from posts p ${words === undefined ? '' : 'join post_words w on w.post_id = p.id'} ${withOwner}
      where ${[...fits(words), ...more, isNext('p.id'), ...filters].join(' and ')}`,
    order: isLiked ? mostLiked : 'p.id desc',
  }),
}

export const sourceBy = (way: Way, sortBy: SearchSort, conditions: Conditions): Source =>
  sources[way](conditions, sortBy === 'likes')

/** Records by their ids, which another query tells. */
export const sourceOfIds = (ids: string, sortBy: SearchSort, { filters, isNext }: Conditions): Source => ({
  source: `from posts p ${withOwner} where ${[`p.id in (${ids})`, isNext('p.id'), ...filters].join(' and ')}`,
  order: sortBy === 'likes' ? mostLiked : 'p.id desc',
})
