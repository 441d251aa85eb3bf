import type { FormFailure, FormType } from '@learntrail/contract/eportfolio/facts'
import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../platform/database/index.ts'
import { eportfolioForms, eportfolios } from '../eportfolio.tables.ts'

export type EPortfolioData = typeof eportfolios.$inferSelect
export type FormData = typeof eportfolioForms.$inferSelect

/** Names a form: what its job carries. */
export interface FormKey {
  id: string
  type: FormType
}

const isForm = ({ id, type }: FormKey) => and(eq(eportfolioForms.eportfolioId, id), eq(eportfolioForms.type, type))
const isWaiting = inArray(eportfolioForms.state, ['pending', 'in_progress'])

/** Lets one addition to a person's e-portfolios happen at a time. */
export async function holdEPortfoliosOf(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`e-portfolios:${ownerId}`}, 0))`)
}

export async function countEPortfolios(transaction: Transaction, ownerId: string): Promise<number> {
  return transaction.$count(eportfolios, eq(eportfolios.ownerId, ownerId))
}

export async function findByClient(db: Queryable, ownerId: string, clientId: string): Promise<string | undefined> {
  const found = await db
    .select({ id: eportfolios.id })
    .from(eportfolios)
    .where(and(eq(eportfolios.ownerId, ownerId), eq(eportfolios.clientId, clientId)))
  return found[0]?.id
}

export async function insertEPortfolio(
  transaction: Transaction,
  row: typeof eportfolios.$inferInsert,
  forms: Omit<typeof eportfolioForms.$inferInsert, 'eportfolioId'>[],
): Promise<void> {
  await transaction.insert(eportfolios).values(row)
  await transaction.insert(eportfolioForms).values(forms.map((form) => ({ ...form, eportfolioId: row.id })))
}

/** An e-portfolio of this owner, held until the transaction ends. */
export async function holdEPortfolio(
  transaction: Transaction,
  ownerId: string,
  id: string,
): Promise<EPortfolioData | undefined> {
  const found = await transaction
    .select()
    .from(eportfolios)
    .where(and(eq(eportfolios.id, id), eq(eportfolios.ownerId, ownerId)))
    .for('update')
  return found[0]
}

export async function updateEPortfolio(
  transaction: Transaction,
  id: string,
  change: Partial<typeof eportfolios.$inferInsert>,
): Promise<void> {
  await transaction.update(eportfolios).set(change).where(eq(eportfolios.id, id))
}

export async function deleteEPortfolio(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(eportfolios).where(eq(eportfolios.id, id))
}

/** All that is made of an e-portfolio. */
export async function listForms(db: Queryable, id: string): Promise<FormData[]> {
  return db.select().from(eportfolioForms).where(eq(eportfolioForms.eportfolioId, id))
}

/** Adds a form, or lets one that failed wait again. */
export async function askForForm(transaction: Transaction, { id, type }: FormKey, askedAt: Date): Promise<void> {
  const asked = { state: 'pending', progress: 0, failure: null, askedAt } as const
  await transaction
    .insert(eportfolioForms)
    .values({ eportfolioId: id, type, ...asked })
    .onConflictDoUpdate({ target: [eportfolioForms.eportfolioId, eportfolioForms.type], set: asked })
}

/** An e-portfolio of which a form waits to be made, which begins; undefined when there is nothing to be made. */
export async function beginForm(db: Database, key: FormKey): Promise<EPortfolioData | undefined> {
  const begun = await db
    .update(eportfolioForms)
    .set({ state: 'in_progress', progress: 0 })
    .where(and(isForm(key), isWaiting))
    .returning({ id: eportfolioForms.eportfolioId })
  if (begun.length === 0) return undefined
  const [row] = await db.select().from(eportfolios).where(eq(eportfolios.id, key.id))
  return row
}

/** Answers whether the form is still being made. */
export async function saveProgress(db: Database, key: FormKey, progress: number): Promise<boolean> {
  const saved = await db
    .update(eportfolioForms)
    .set({ progress })
    .where(and(isForm(key), isWaiting))
    .returning({ id: eportfolioForms.eportfolioId })
  return saved.length > 0
}

/** What came of it. Answers false when the form is gone or was made by somebody else meanwhile. */
export async function endForm(
  transaction: Transaction,
  key: FormKey,
  result: Partial<typeof eportfolioForms.$inferInsert> &
    ({ state: 'done' } | { state: 'failed'; failure: FormFailure }),
): Promise<boolean> {
  const ended = await transaction
    .update(eportfolioForms)
    .set(result)
    .where(and(isForm(key), isWaiting))
    .returning({ id: eportfolioForms.eportfolioId })
  return ended.length > 0
}

/** How many forms of a person's e-portfolios wait or are being made. */
export async function countWaiting(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(
    db
      .select({ id: eportfolioForms.eportfolioId })
      .from(eportfolioForms)
      .innerJoin(eportfolios, eq(eportfolios.id, eportfolioForms.eportfolioId))
      .where(and(eq(eportfolios.ownerId, ownerId), isWaiting))
      .as('waiting'),
  )
}

/** Forms that a stopped server left undone, of everybody; the longest waiting first. */
export async function findWaiting(db: Queryable): Promise<(FormKey & { ownerId: string })[]> {
  return db
    .select({ id: eportfolioForms.eportfolioId, type: eportfolioForms.type, ownerId: eportfolios.ownerId })
    .from(eportfolioForms)
    .innerJoin(eportfolios, eq(eportfolios.id, eportfolioForms.eportfolioId))
    .where(isWaiting)
    .orderBy(eportfolioForms.askedAt)
}
