import type { SearchSort } from '@learntrail/contract/search/categories'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import { hasWords, hasWordsWalked } from '../words/has-words.sql.ts'

/**
 * How records are found. Rare words are *gathered*: all records that have them are taken from the index and read in
 * order. Frequent words are *walked* to: records are read one after the other, up to a limit. If that finds too few,
 * because most may not be seen, all are gathered after all, or with filters *planned*: the database decides which
 * condition leads to the fewest records. Typed sounds are looked up among some thousand records (*sounded*).
 */
export type Way = 'gathered' | 'walked' | 'planned' | 'sounded'

/** SQL of records in an order: rows `p` of posts and `a` of their owners. */
export interface Source {
  /** Part of a `with`, if the source needs one. */
  before?: string
  /** SQL from `from` on; more conditions can follow. */
  source: string
  order: string
}

/** SQL conditions on the rows `w` of `post_words`, `p` and `a`. */
export interface Conditions {
  /** The `tsquery`; undefined where nothing is typed, and where titles alone are matched with typed sounds. */
  words: string | undefined
  /** Conditions that tokens cannot express. */
  more: string[]
  filters: string[]
  /** Whether the record with this id comes after the cursor. */
  isNext: (id: string) => string
}

/**
 * How many records are walked for a frequent word. By id, `post_words` alone is read in order; likes are in another
 * table, so that fewer are walked.
 */
const walkedFar = { newest: 20_000, liked: 5_000 }
/** Records looked at for typed sounds; where more may have them, the newest this many are walked. */
export const soundedAtMost = 5_000
const mostLiked = 'p.like_count desc, p.id desc'
const withOwner = joinAccount('a', 'p.owner_id')

const fits = (words: string | undefined, has = hasWords) => (words === undefined ? [] : [has('w', words)])

const sources: Record<Way, (conditions: Conditions, isLiked: boolean) => Source> = {
  gathered: ({ words, more, filters, isNext }, isLiked) => {
    const gathered = `gathered as materialized (select w.post_id from post_words w
      where ${[...fits(words), ...more].join(' and ')})`
    return isLiked
      ? {
          // Materialized, or the database would walk along the most liked to find them.
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

/** A source of the records whose ids another query returns. */
export const sourceOfIds = (ids: string, sortBy: SearchSort, { filters, isNext }: Conditions): Source => ({
  source: `from posts p ${withOwner} where ${[`p.id in (${ids})`, isNext('p.id'), ...filters].join(' and ')}`,
  order: sortBy === 'likes' ? mostLiked : 'p.id desc',
})
