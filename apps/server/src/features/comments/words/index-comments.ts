import { sql } from 'drizzle-orm'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { jobKind } from '../../../platform/jobs/jobs.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import type { Platform } from '../../../platform/platform.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { commentWords } from './comment-words.tables.ts'

const commentsAtOnce = 200

/** Looks at every comment, so the start does not wait for it. */
const indexMissing = jobKind<object>('comments.index-missing')

export function handleCommentWordJobs(platform: Platform): void {
  platform.jobs.handle(indexMissing, () => indexMissingComments(platform))
  platform.jobs.atStart(() => platform.jobs.enqueue(platform.db, indexMissing, {}))
}

/** Makes a comment findable by its words; to be called in every transaction that writes or changes one. */
export async function indexComment(transaction: Transaction, commentId: string, content: string): Promise<void> {
  const tokens = sql<string>`array_to_tsvector(${sql.param(indexTokens(content))}::text[])`
  const entry = { tokens, phrases: phraseText(content), version: tokensVersion }
  await transaction
    .insert(commentWords)
    .values({ commentId, ...entry })
    .onConflictDoUpdate({ target: commentWords.commentId, set: entry })
}

/** Indexes whatever is not, or was with other tokens. Each batch is kept, so that a start goes on where one stopped. */
export async function indexMissingComments({ db }: Platform): Promise<void> {
  for (let after: string | undefined = firstId; after !== undefined; ) {
    after = await inTransaction(db, async (transaction) => {
      const missing = await transaction.execute<{ id: string; content: string }>(sql`
        select c.id, c.content from comments c where c.id > ${after} and not exists
          (select 1 from comment_words w where w.comment_id = c.id and w.version = ${tokensVersion})
        order by c.id limit ${commentsAtOnce} for update of c`)
      for (const { id, content } of missing.rows) await indexComment(transaction, id, content)
      return missing.rows.at(-1)?.id
    })
  }
}
