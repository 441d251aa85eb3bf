import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { findAccount } from '../../accounts/index.ts'
import { joinFileTexts } from '../../files/index.ts'
import { eportfolioWords } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'
import { keepExhibitedPosts } from './exhibited-posts.repository.ts'

/** SQL for the text of the uploaded document of the e-portfolio `e`; null for one made here, whose text is stored. */
export const documentTextOf = (e: string) => `(select t.text from eportfolio_forms d ${joinFileTexts('t', 'd.file_id')}
  where d.eportfolio_id = ${e}.id and d.version = ${e}.version and d.type = ${e}.document_type and ${e}.kind = 'uploaded')`

async function readDocumentText(transaction: Transaction, id: string): Promise<string> {
  const { rows } = await transaction.execute<{ text: string | null }>(
    sql`select ${sql.raw(documentTextOf('e'))} as text from eportfolios e where e.id = ${id}`,
  )
  return rows[0]?.text ?? ''
}

/** Reindexes uploaded e-portfolios with this file; to be called once its text is known. */
export async function indexEPortfoliosWith(transaction: Transaction, fileId: string): Promise<void> {
  const { rows } = await transaction.execute<{ id: string }>(sql`
    select distinct e.id from eportfolio_forms d join eportfolios e on e.id = d.eportfolio_id
    where d.file_id = ${fileId} and e.kind = 'uploaded' order by e.id`)
  for (const { id } of rows) await indexEPortfolio(transaction, id)
}

/**
 * Indexes an e-portfolio for search, and notes which records it exhibits. Must be called in every transaction that
 * changes its content or visibility.
 */
export async function indexEPortfolio(transaction: Transaction, id: string): Promise<void> {
  // Locked, so that concurrent indexing waits and sees the latest change.
  const [found] = await transaction.select().from(eportfolios).where(eq(eportfolios.id, id)).for('no key update')
  const owner = found && (await findAccount(transaction, found.ownerId))
  if (found === undefined || owner === undefined) return
  const { title, summary, text, customTags } = found
  const ofDocument = await readDocumentText(transaction, id)
  const words = [title, summary, text, ofDocument, ...customTags, owner.displayName, owner.username].join('\n')
  const tokens = sql`array_to_tsvector(${sql.param(indexTokens(words))}::text[])`
  const entry = { tokens, phrases: phraseText(words), version: tokensVersion }
  await transaction
    .insert(eportfolioWords)
    .values({ eportfolioId: id, ...entry })
    .onConflictDoUpdate({ target: eportfolioWords.eportfolioId, set: entry })
  await keepExhibitedPosts(transaction, id)
}

/** Reindexes all e-portfolios of a person, whose name they are found by. */
export async function indexEPortfoliosOf(transaction: Transaction, ownerId: string): Promise<void> {
  const own = await transaction
    .select({ id: eportfolios.id })
    .from(eportfolios)
    .where(eq(eportfolios.ownerId, ownerId))
    .orderBy(eportfolios.id)
  for (const { id } of own) await indexEPortfolio(transaction, id)
}
