import { limitTo } from '../../../platform/paging/limit.ts'
import type { Expected, IndexedWords } from '../../../platform/search/frequent-words.ts'
import { type CommentedThing, isHeardBelow } from '../comment-targets.ts'

/** Of a word that is everywhere, so many comments are looked at, and so many of all. */
const mostSaid = 2_000
const walkedFar = 4_000

/** Where the database counts how many comments have which words. */
export const commentWordsFound: IndexedWords = { relation: 'comment_words', column: 'tokens' }

/** So many comments have the words that one does not look for all of them. */
export const isSaidOften = ({ rows }: Expected): boolean => rows > walkedFar

/** SQL: the viewer sees the comment or reply `c` and its words. */
const isSeen = (viewer: string, thing: CommentedThing) => `${isHeardBelow(viewer, 'c', thing)}
  and exists (select 1 from accounts author where author.id = c.author_id and author.deleted_at is null)`

/**
 * SQL of the things (`target_id`) below which somebody has said what fits, as far as the viewer sees it: `words` is the
 * expression of a `tsquery`, `phrases` those of what must stand there as it is. What is said often is looked for in the
 * newest comments alone.
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
  /** Of what it answers, or its own. */
  threadId: string
  content: string
}

/** Of things of a type (`$2`) the newest comment or reply that the viewer (`$1`) sees and that has one of the words (`$3`). */
export const saidPlacesQuery = (thing: CommentedThing) => ({
  name: `comments-said-${thing.type}`,
  text: `select distinct on (c.target_id) c.target_id as "targetId", c.id as "commentId",
      coalesce(c.parent_id, c.id) as "threadId", c.content
    from comments c join comment_words w on w.comment_id = c.id
    where c.target_type = '${thing.type}' and c.target_id = any ($2::uuid[]) and ${isSeen('$1', thing)}
      and exists (select 1 from unnest($3::text[]) word where strpos(w.phrases, word) > 0)
    order by c.target_id, c.id desc`,
})
