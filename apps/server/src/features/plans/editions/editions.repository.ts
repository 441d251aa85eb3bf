import type { FileSummary } from '@learntrail/contract/files/files'
import { type PlanLook, planLooks } from '@learntrail/contract/plans/facts'
import { and, desc, eq } from 'drizzle-orm'
import { clientOf, type Database, type Queryable, type Transaction } from '../../../platform/database/index.ts'
import { joinAccount } from '../../accounts/index.ts'
import { joinFile, summariesOfFiles } from '../../files/index.ts'
import { readsDoing } from '../doing/doing.sql.ts'
import { plans } from '../plans.tables.ts'
import { planEditions } from './editions.tables.ts'

export type EditionRow = typeof planEditions.$inferSelect

/** Identifies an edition; the payload of its job. */
export interface EditionKey {
  planId: string
  number: number
}

const isOne = ({ planId, number }: EditionKey) => and(eq(planEditions.planId, planId), eq(planEditions.number, number))

/** An edition as it is shown, with its files. */
export interface ToldEdition
  extends Pick<
    EditionRow,
    'number' | 'state' | 'failure' | 'sealedAt' | 'code' | 'hash' | 'lessons' | 'showsOwner' | 'pages'
  > {
  files: FileSummary[]
}

const toldQuery = {
  name: 'plan-editions',
  text: `select e.number, e.state, e.failure, e.sealed_at as "sealedAt", e.code, e.hash, e.lessons,
      e.shows_owner as "showsOwner", e.pages,
      ${summariesOfFiles('e.file_ids')} as files
    from plan_editions e where e.plan_id = $1 order by e.number desc`,
}

/** Returns the editions of a plan, newest first. */
export async function listTold(db: Queryable, planId: string): Promise<ToldEdition[]> {
  const { rows } = await clientOf(db).query({ ...toldQuery, values: [planId] })
  return rows as ToldEdition[]
}

export async function findNewest(db: Queryable, planId: string): Promise<EditionRow | undefined> {
  const { number } = planEditions
  return (await db.select().from(planEditions).where(eq(planEditions.planId, planId)).orderBy(desc(number)).limit(1))[0]
}

/** Inserts an edition, or replaces one that failed. */
export async function putEdition(transaction: Transaction, row: typeof planEditions.$inferInsert): Promise<void> {
  const target = [planEditions.planId, planEditions.number]
  await transaction.insert(planEditions).values(row).onConflictDoUpdate({ target, set: row })
}

export async function updateEdition(
  transaction: Transaction,
  key: EditionKey,
  change: Partial<typeof planEditions.$inferInsert>,
): Promise<void> {
  await transaction.update(planEditions).set(change).where(isOne(key))
}

export async function showOwner(transaction: Transaction, planId: string, showsOwner: boolean): Promise<void> {
  await transaction.update(planEditions).set({ showsOwner }).where(eq(planEditions.planId, planId))
}

/** An edition still to be made, with the plan's owner. */
export type EditionToMake = EditionRow & { ownerId: string; planName: string }

async function findMaking(db: Queryable, key: EditionKey): Promise<EditionToMake | undefined> {
  const [found] = await db
    .select({ edition: planEditions, ownerId: plans.ownerId, planName: plans.name })
    .from(planEditions)
    .innerJoin(plans, eq(plans.id, planEditions.planId))
    .where(and(isOne(key), eq(planEditions.state, 'making')))
  return found && { ...found.edition, ownerId: found.ownerId, planName: found.planName }
}

export const findToMake = (db: Database, key: EditionKey) => findMaking(db, key)

/** Same, locked so that each document is stored once. */
export async function holdToMake(transaction: Transaction, key: EditionKey): Promise<EditionToMake | undefined> {
  await transaction.select().from(planEditions).where(isOne(key)).for('update')
  return findMaking(transaction, key)
}

/** Returns the editions still to be made, the longest waiting first. */
export async function listToMake(db: Queryable): Promise<(EditionKey & { ownerId: string })[]> {
  return db
    .select({ planId: planEditions.planId, number: planEditions.number, ownerId: plans.ownerId })
    .from(planEditions)
    .innerJoin(plans, eq(plans.id, planEditions.planId))
    .where(eq(planEditions.state, 'making'))
    .orderBy(planEditions.sealedAt)
}

/** Returns the files of all editions of a plan. */
export async function listEditionFiles(transaction: Transaction, planId: string): Promise<string[]> {
  const found = await transaction
    .select({ fileIds: planEditions.fileIds })
    .from(planEditions)
    .where(eq(planEditions.planId, planId))
  return found.flatMap(({ fileIds }) => fileIds)
}

export interface SealedFile {
  sha256: string
  bytes: number
  displayName: string
}

const sealedFileQuery = {
  name: 'plan-sealed-file',
  text: `select f.sha256, f.bytes::float8 as bytes, f.display_name as "displayName"
    from plan_editions e join plans plan on plan.id = e.plan_id ${joinAccount('a', 'plan.owner_id')}
      ${joinFile('f', 'e.file_ids[$3]')}
    where e.plan_id = $2 and e.state = 'done' and ${readsDoing('$1', 'plan', 'a')}
    order by e.number desc limit 1`,
}

/** Returns the newest sealed document, for the plan's owner, its members and the teachers who sign it. */
export async function findSealedFile(
  db: Queryable,
  viewer: string,
  planId: string,
  look: PlanLook,
): Promise<SealedFile | undefined> {
  const values = [viewer, planId, planLooks.indexOf(look) + 1]
  const { rows } = await clientOf(db).query({ ...sealedFileQuery, values })
  return (rows as SealedFile[])[0]
}
