import type { FormFailure, FormType } from '@learntrail/contract/eportfolio/facts'
import { and, arrayContains, eq, inArray, or, sql } from 'drizzle-orm'
import type { Database, Queryable, Transaction } from '../../../platform/database/index.ts'
import { allEPortfolios, eportfolioForms, eportfolioVersions } from '../eportfolio.tables.ts'
import { eportfolios } from '../eportfolios.view.ts'

export type EPortfolioData = typeof eportfolios.$inferSelect
export type FormData = typeof eportfolioForms.$inferSelect
export type VersionData = typeof eportfolioVersions.$inferSelect
type NewVersion = Omit<typeof eportfolioVersions.$inferInsert, 'eportfolioId'>
type NewForm = Omit<typeof eportfolioForms.$inferInsert, 'eportfolioId' | 'version'>

/** Names a form; the data of its job. */
export interface FormKey {
  id: string
  version: number
  type: FormType
}

const { eportfolioId } = eportfolioForms
const isForm = ({ id, version, type }: FormKey) =>
  and(eq(eportfolioId, id), eq(eportfolioForms.version, version), eq(eportfolioForms.type, type))
const isWaiting = inArray(eportfolioForms.state, ['pending', 'in_progress'])

/** Serialises additions to a person's e-portfolios. */
export async function holdEPortfoliosOf(transaction: Transaction, ownerId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`e-portfolios:${ownerId}`}, 0))`)
}

export async function countEPortfolios(transaction: Transaction, ownerId: string): Promise<number> {
  return transaction.$count(eportfolios, eq(eportfolios.ownerId, ownerId))
}

/** Names a version of an e-portfolio. */
export interface VersionKey {
  id: string
  number: number
}

/** Result of an export. */
export interface AskedVersion extends VersionKey {
  /** Whether the version existed already and says the same. */
  isUnchanged: boolean
}

/**
 * Returns the version asked for with a client id; if the first version was removed, the current one. Includes binned
 * e-portfolios.
 */
export async function findByClient(
  db: Queryable,
  ownerId: string,
  clientId: string,
): Promise<AskedVersion | undefined> {
  const { number, alsoAsked } = eportfolioVersions
  const hasAskedToo = arrayContains(alsoAsked, [clientId])
  const [found] = await db
    .select({
      id: allEPortfolios.id,
      number: sql<number>`coalesce(${number}, ${allEPortfolios.version})`,
      isUnchanged: sql<boolean>`coalesce(${hasAskedToo}, false)`,
    })
    .from(allEPortfolios)
    .leftJoin(
      eportfolioVersions,
      and(
        eq(eportfolioVersions.eportfolioId, allEPortfolios.id),
        or(eq(eportfolioVersions.clientId, clientId), hasAskedToo),
      ),
    )
    .where(
      and(eq(allEPortfolios.ownerId, ownerId), or(eq(allEPortfolios.clientId, clientId), sql`${number} is not null`)),
    )
  return found
}

/** Inserts an e-portfolio with its first version. */
export async function insertEPortfolio(
  transaction: Transaction,
  row: typeof eportfolios.$inferInsert,
  version: Pick<NewVersion, 'content' | 'certifications' | 'printedOwner' | 'edition' | 'fileIds'>,
  forms: NewForm[],
): Promise<void> {
  const { id, clientId, name, documentType, createdAt } = row
  await transaction.insert(eportfolios).values(row)
  await insertVersion(transaction, id, { ...version, number: 1, clientId, name, documentType, createdAt }, forms)
}

export async function insertVersion(
  transaction: Transaction,
  id: string,
  version: NewVersion,
  forms: NewForm[],
): Promise<void> {
  const { number } = version
  await transaction.insert(eportfolioVersions).values({ ...version, eportfolioId: id })
  await transaction
    .insert(eportfolioForms)
    .values(forms.map((form) => ({ ...form, eportfolioId: id, version: number })))
}

/** Returns the owner's e-portfolio, locked until the transaction ends. */
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

export async function updateVersion(
  transaction: Transaction,
  { id, number }: VersionKey,
  change: Partial<typeof eportfolioVersions.$inferInsert>,
): Promise<void> {
  const { eportfolioId: of, number: which } = eportfolioVersions
  await transaction
    .update(eportfolioVersions)
    .set(change)
    .where(and(eq(of, id), eq(which, number)))
}

/** Versions of an e-portfolio, oldest first. */
export async function listVersions(db: Queryable, id: string): Promise<VersionData[]> {
  const { number } = eportfolioVersions
  return db.select().from(eportfolioVersions).where(eq(eportfolioVersions.eportfolioId, id)).orderBy(number)
}

export async function deleteVersions(transaction: Transaction, id: string, numbers: number[]): Promise<void> {
  const isOne = inArray(eportfolioVersions.number, numbers)
  await transaction.delete(eportfolioVersions).where(and(eq(eportfolioVersions.eportfolioId, id), isOne))
}

/** Forms of all versions of an e-portfolio. */
export async function listForms(db: Queryable, id: string): Promise<FormData[]> {
  return db.select().from(eportfolioForms).where(eq(eportfolioId, id))
}

export async function deleteForm(transaction: Transaction, key: FormKey): Promise<void> {
  await transaction.delete(eportfolioForms).where(isForm(key))
}

/** Adds a form, or makes a failed one pending again. */
export async function askForForm(
  transaction: Transaction,
  { id, version, type }: FormKey,
  askedAt: Date,
): Promise<void> {
  const asked = { state: 'pending', progress: 0, failure: null, askedAt } as const
  await transaction
    .insert(eportfolioForms)
    .values({ eportfolioId: id, version, type, ...asked })
    .onConflictDoUpdate({ target: [eportfolioId, eportfolioForms.version, eportfolioForms.type], set: asked })
}

/** What a form is made from. */
export interface Exported {
  ePortfolio: EPortfolioData
  version: VersionData
}

/** Marks a pending form as in progress and returns what it is made from; undefined if there is nothing to make. */
export async function beginForm(db: Database, key: FormKey): Promise<Exported | undefined> {
  const begun = await db
    .update(eportfolioForms)
    .set({ state: 'in_progress', progress: 0 })
    .where(and(isForm(key), isWaiting))
    .returning({ id: eportfolioId })
  if (begun.length === 0) return undefined
  const [row] = await db
    .select({ ePortfolio: eportfolios, version: eportfolioVersions })
    .from(eportfolioVersions)
    .innerJoin(eportfolios, eq(eportfolios.id, eportfolioVersions.eportfolioId))
    .where(and(eq(eportfolios.id, key.id), eq(eportfolioVersions.number, key.version)))
  return row
}

/** Saves the progress, if known. Returns whether the form is still wanted. */
export async function saveProgress(db: Database, key: FormKey, progress: number | undefined): Promise<boolean> {
  const saved = await db
    .update(eportfolioForms)
    .set({ progress: progress ?? sql`${eportfolioForms.progress}` })
    .where(and(isForm(key), isWaiting))
    .returning({ id: eportfolioId })
  return saved.length > 0
}

/** Saves the result of a form. Returns false if it is gone, or another process has finished it. */
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
    .returning({ id: eportfolioId })
  return ended.length > 0
}

/** Number of a person's forms that are pending or in progress. */
export async function countWaiting(db: Queryable, ownerId: string): Promise<number> {
  return db.$count(
    db
      .select({ id: eportfolioId })
      .from(eportfolioForms)
      .innerJoin(eportfolios, eq(eportfolios.id, eportfolioId))
      .where(and(eq(eportfolios.ownerId, ownerId), isWaiting))
      .as('waiting'),
  )
}

/** Everybody's forms that a stopped server left unfinished, the longest waiting first. */
export async function findWaiting(db: Queryable): Promise<(FormKey & { ownerId: string })[]> {
  return db
    .select({
      id: eportfolioId,
      version: eportfolioForms.version,
      type: eportfolioForms.type,
      ownerId: eportfolios.ownerId,
    })
    .from(eportfolioForms)
    .innerJoin(eportfolios, eq(eportfolios.id, eportfolioId))
    .where(isWaiting)
    .orderBy(eportfolioForms.askedAt)
}
