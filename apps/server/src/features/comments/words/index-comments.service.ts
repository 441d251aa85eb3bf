import { sql } from 'drizzle-orm'
import { clientOf, type Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'

/** Indexes a comment for search. Call it in every transaction that writes or changes one. */
export async function indexComment(transaction: Transaction, commentId: string, content: string): Promise<void> {
  await clientOf(transaction).query(keepWords, [commentId, indexTokens(content), phraseText(content), tokensVersion])
}

const keepWords = {
  name: 'keep-comment-words',
  text: `insert into comment_words (comment_id, tokens, phrases, version)
    values ($1, array_to_tsvector($2::text[]), $3, $4)
    on conflict (comment_id) do update set tokens = excluded.tokens, phrases = excluded.phrases, version = excluded.version`,
}

const commentIndexing: Indexing<{ id: string; content: string }> = {
  job: 'comments.index-missing',
  atOnce: 200,
  missing: (after, atOnce) => sql`
    select c.id, c.content from comments c where c.id > ${after} and not exists
      (select 1 from comment_words w where w.comment_id = c.id and w.version = ${tokensVersion})
    order by c.id limit ${atOnce} for update of c`,
  index: (transaction, comments) =>
    forEachTogether(comments, ({ id, content }) => indexComment(transaction, id, content)),
}

export const handleCommentWordJobs = (platform: Platform) => indexMissingAtStart(platform, commentIndexing)
export const indexMissingComments = (platform: Platform) => indexMissing(platform, commentIndexing)
