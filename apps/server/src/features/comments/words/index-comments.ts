import { sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Platform } from '../../../platform/platform.ts'
import { forEachTogether, type Indexing, indexMissing, indexMissingAtStart } from '../../../platform/search/indexing.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { commentWords } from './comment-words.tables.ts'

/** Makes a comment findable by its words; to be called in every transaction that writes or changes one. */
export async function indexComment(transaction: Transaction, commentId: string, content: string): Promise<void> {
  const tokens = sql<string>`array_to_tsvector(${sql.param(indexTokens(content))}::text[])`
  const entry = { tokens, phrases: phraseText(content), version: tokensVersion }
  await transaction
    .insert(commentWords)
    .values({ commentId, ...entry })
    .onConflictDoUpdate({ target: commentWords.commentId, set: entry })
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
