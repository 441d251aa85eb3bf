import { limitTo } from '../../../platform/paging/limit.ts'
import type { Expected, IndexedWords } from '../../../platform/search/frequent-words.ts'
import { isStandingAccount } from '../../accounts/index.ts'
import { type CommentedThing, isHeardBelow } from '../comment-targets.kind.ts'

/** For a frequent word: at most this many matching comments are returned, from this many of the newest. */
const mostSaid = 2_000
const walkedFar = 4_000

/** Where the database estimates how many comments contain which words. */
export const commentWordsFound: IndexedWords = { relation: 'comment_words', column: 'tokens' }

/** Whether too many comments contain the words to search all of them. */
export const isSaidOften = ({ rows }: Expected): boolean => rows > walkedFar

/** SQL: whether the viewer sees the comment or reply `c` and its text. */
const isSeen = (viewer: string, thing: CommentedThing) => `${isHeardBelow(viewer, 'c', thing)}
  and ${isStandingAccount('c.author_id')}`

/**
 * SQL of the targets (`target_id`) with a matching comment the viewer sees. `words` is the expression of a `tsquery`,
 * `phrases` those of texts that must occur literally. If `isOften`, only the newest comments are searched.
 */
export function saidWith(
  viewer: string,
  thing: CommentedThing,
  { words, phrases, isOften }: { words: string; phrases: string[]; isOften: boolean },
): string {
  const looked = isOften
    ? `(select * from comment_words order by comment_id desc ${limitTo(walkedFar)})`
    : 'comment_words'
  const conditions = phrases.map((phrase) => `and strpos(w.phrases, ${phrase}) > 0`).join(' ')
  return `select c.target_id from ${looked} w join comments c on c.id = w.comment_id
    where c.target_type = '${thing.type}' and w.tokens @@ ${words}::tsquery ${conditions} and ${isSeen(viewer, thing)}
    order by c.id desc limit ${mostSaid}`
}

export interface SaidPlace {
  targetId: string
  commentId: string
  /** The comment it answers, or itself. */
  threadId: string
  content: string
}

/**
 * $1 viewer, $2 targets, $3 words. For each target of the type, the newest comment or reply the viewer sees that
 * contains one of the words.
 */
export const saidPlacesQuery = (thing: CommentedThing) => ({
  name: `comments-said-${thing.type}`,
  text: `select distinct on (c.target_id) c.target_id as "targetId", c.id as "commentId",
      coalesce(c.parent_id, c.id) as "threadId", c.content
    from comments c join comment_words w on w.comment_id = c.id
    where c.target_type = '${thing.type}' and c.target_id = any ($2::uuid[]) and ${isSeen('$1', thing)}
      and exists (select 1 from unnest($3::text[]) word where strpos(w.phrases, word) > 0)
    order by c.target_id, c.id desc`,
})
