import { eq, sql } from 'drizzle-orm'
import type { Transaction } from '../../../platform/database/index.ts'
import { indexTokens, phraseText, tokensVersion } from '../../../platform/search/tokens.ts'
import { findAccount } from '../../accounts/index.ts'
import { eportfolios, eportfolioWords } from '../eportfolio.tables.ts'

/** Makes an e-portfolio findable by its words; to be called in every transaction that changes what it says. */
export async function indexEPortfolio(transaction: Transaction, id: string): Promise<void> {
  const [found] = await transaction.select().from(eportfolios).where(eq(eportfolios.id, id))
  const owner = found && (await findAccount(transaction, found.ownerId))
  if (found === undefined || owner === undefined) return
  const { title, summary, text, customTags } = found
  const words = [title, summary, text, ...customTags, owner.displayName, owner.username].join('\n')
  const tokens = sql`array_to_tsvector(${sql.param(indexTokens(words))}::text[])`
  const entry = { tokens, phrases: phraseText(words), version: tokensVersion }
  await transaction
    .insert(eportfolioWords)
    .values({ eportfolioId: id, ...entry })
    .onConflictDoUpdate({ target: eportfolioWords.eportfolioId, set: entry })
}

/** The same for all of one person, whose name they are found by. */
export async function indexEPortfoliosOf(transaction: Transaction, ownerId: string): Promise<void> {
  const own = await transaction
    .select({ id: eportfolios.id })
    .from(eportfolios)
    .where(eq(eportfolios.ownerId, ownerId))
    .orderBy(eportfolios.id)
  for (const { id } of own) await indexEPortfolio(transaction, id)
}
