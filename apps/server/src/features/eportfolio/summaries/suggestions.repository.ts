import type { Suggestion } from '@learntrail/contract/eportfolio/summaries'
import { and, count, desc, eq } from 'drizzle-orm'
import type { Database, Transaction } from '../../../platform/database/index.ts'
import { summarySuggestions } from '../eportfolio.tables.ts'

type Queryable = Database | Transaction

/** Most suggestions listed. */
const shownSuggestions = 50

const { id, personId, clientId, eportfolioId, day, text, engine, createdAt } = summarySuggestions
const columns = { id, text, engine, createdAt }

export async function findByClient(db: Queryable, person: string, client: string): Promise<Suggestion | undefined> {
  const [found] = await db
    .select(columns)
    .from(summarySuggestions)
    .where(and(eq(personId, person), eq(clientId, client)))
  return found && suggestionOf(found)
}

/** Earlier suggestions for an e-portfolio, newest first. */
export async function listOf(db: Queryable, person: string, ofId: string): Promise<Suggestion[]> {
  const found = await db
    .select(columns)
    .from(summarySuggestions)
    .where(and(eq(eportfolioId, ofId), eq(personId, person)))
    .orderBy(desc(id))
    .limit(shownSuggestions)
  return found.map(suggestionOf)
}

export async function countOn(db: Queryable, person: string, onDay: string): Promise<number> {
  const [found] = await db
    .select({ used: count() })
    .from(summarySuggestions)
    .where(and(eq(personId, person), eq(day, onDay)))
  return found?.used ?? 0
}

export async function insertSuggestion(
  transaction: Transaction,
  row: typeof summarySuggestions.$inferInsert,
): Promise<void> {
  await transaction.insert(summarySuggestions).values(row)
}

function suggestionOf(row: Omit<Suggestion, 'createdAt'> & { createdAt: Date }): Suggestion {
  return { ...row, createdAt: row.createdAt.toISOString() }
}
