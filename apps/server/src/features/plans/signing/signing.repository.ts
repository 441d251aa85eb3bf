import type { PlanPart } from '@learntrail/contract/plans/facts'
import type { LineState, SigningAct } from '@learntrail/contract/plans/signing/facts'
import { and, eq, notInArray, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { withValues } from '../../../platform/database/with-values.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { fromAccounts, joinStandingAccount } from '../../accounts/index.ts'
import * as plans from '../plans.repository.ts'
import { planActs, planLines, planLinks, planSigners } from './signing.tables.ts'

export type StoredLine = typeof planLines.$inferSelect
export type StoredSigner = typeof planSigners.$inferSelect
export type StoredLink = typeof planLinks.$inferSelect
export type HeldPlan = plans.StoredPlan

/** Returns a plan that the person takes part in, locked so that signing, saving and asking happen in turn. */
export async function holdPlan(
  transaction: Transaction,
  personId: string,
  id: string,
): Promise<{ plan: HeldPlan; part: PlanPart } | undefined> {
  const plan = await plans.holdPlan(transaction, id)
  const part = plan === undefined ? null : await plans.findPart(transaction, personId, id)
  return plan === undefined || part === null ? undefined : { plan, part }
}

export async function listLines(db: Queryable, planId: string): Promise<StoredLine[]> {
  return db.select().from(planLines).where(eq(planLines.planId, planId)).orderBy(planLines.position)
}

export async function listSignersOf(db: Queryable, planId: string): Promise<StoredSigner[]> {
  return db.select().from(planSigners).where(eq(planSigners.planId, planId)).orderBy(planSigners.personId)
}

/** Returns a line's signers whose accounts are not being deleted. */
export async function listPresent(db: Queryable, { planId, id }: Pick<StoredLine, 'planId' | 'id'>) {
  const { rows } = await db.execute<{ id: string; isAsked: boolean }>(sql`
    select s.person_id as id, s.asked_at is not null as "isAsked" from plan_signers s
      ${sql.raw(joinStandingAccount('a', 's.person_id'))}
    where s.plan_id = ${planId} and s.line_id = ${id} order by s.person_id`)
  return rows
}

const isLine = ({ planId, id }: Pick<StoredLine, 'planId' | 'id'>) =>
  and(eq(planLines.planId, planId), eq(planLines.id, id))

export async function putLine(
  transaction: Transaction,
  row: Pick<StoredLine, 'planId' | 'id' | 'position' | 'role' | 'label' | 'guardianEmail'>,
): Promise<void> {
  await transaction
    .insert(planLines)
    .values(row)
    .onConflictDoUpdate({ target: [planLines.planId, planLines.id], set: row })
}

export async function changeLine(
  transaction: Transaction,
  line: Pick<StoredLine, 'planId' | 'id'>,
  change: Partial<typeof planLines.$inferInsert>,
): Promise<void> {
  await transaction.update(planLines).set(change).where(isLine(line))
}

export async function deleteLine(transaction: Transaction, line: Pick<StoredLine, 'planId' | 'id'>): Promise<void> {
  await transaction.delete(planLines).where(isLine(line))
}

/** The columns of a line without an answer. */
export const unanswered = {
  answer: null,
  answeredById: null,
  answeredName: null,
  way: null,
  mark: null,
  answeredAt: null,
  version: null,
  hash: null,
  reason: null,
  remarks: null,
  minutes: null,
  photoId: null,
} as const

/** Sets a line's signers; those who stay keep when they were asked. */
export async function setSigners(
  transaction: Transaction,
  { planId, id }: Pick<StoredLine, 'planId' | 'id'>,
  personIds: readonly string[],
): Promise<void> {
  const ofLine = and(eq(planSigners.planId, planId), eq(planSigners.lineId, id))
  await transaction.delete(planSigners).where(and(ofLine, notInArray(planSigners.personId, [...personIds])))
  if (personIds.length === 0) return
  const rows = personIds.map((personId) => ({ planId, lineId: id, personId }))
  await transaction.insert(planSigners).values(rows).onConflictDoNothing()
}

export async function noteAsked(
  transaction: Transaction,
  { planId, id }: Pick<StoredLine, 'planId' | 'id'>,
  at: Date,
): Promise<void> {
  await transaction
    .update(planSigners)
    .set({ askedAt: at })
    .where(and(eq(planSigners.planId, planId), eq(planSigners.lineId, id)))
}

/** Stores the lines' states where they changed. */
export async function keepStates(
  transaction: Transaction,
  planId: string,
  states: readonly { id: string; state: LineState }[],
): Promise<void> {
  await transaction.execute(sql`
    update plan_lines line set state = stands.state
    from unnest(${sql.param(states.map(({ id }) => id))}::uuid[], ${sql.param(states.map(({ state }) => state))}::text[])
      as stands(id, state)
    where line.plan_id = ${planId} and line.id = stands.id and line.state <> stands.state`)
}

interface NewAct {
  line: Pick<StoredLine, 'planId' | 'id' | 'role' | 'label'>
  act: SigningAct
  byId: string | null
  name: string
  way?: StoredLine['way']
  version: number
  hash: Buffer
  reason?: string
  at: Date
}

/** Adds an act to the history. */
export async function addAct(transaction: Transaction, { line, way = null, reason = '', ...act }: NewAct) {
  const { planId, id: lineId, role, label } = line
  const id = newId(act.at.getTime())
  await transaction.insert(planActs).values({ ...act, planId, lineId, role, label, id, way, reason })
}

/**
 * Stores a token in place of the previous one. A mail asks anew, so it also ends the link made on the guardian's page.
 */
export async function putLink(transaction: Transaction, link: StoredLink): Promise<void> {
  if (link.madeFor === 'mail') await deleteLinks(transaction, link.planId, link.lineId)
  await transaction
    .insert(planLinks)
    .values(link)
    .onConflictDoUpdate({ target: [planLinks.planId, planLinks.lineId, planLinks.madeFor], set: link })
}

export async function deleteLinks(transaction: Transaction, planId: string, lineId: string): Promise<void> {
  await transaction.delete(planLinks).where(and(eq(planLinks.planId, planId), eq(planLinks.lineId, lineId)))
}

export async function findByToken(db: Queryable, tokenHash: Buffer): Promise<StoredLink | undefined> {
  return (await db.select().from(planLinks).where(eq(planLinks.tokenHash, tokenHash)))[0]
}

/** Returns the ids of the plan's owner and members. */
export async function listWriters(db: Queryable, planId: string): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`
    select owner_id as id from plans where id = ${planId}
    union select person_id from plan_members where plan_id = ${planId} and state = 'accepted'`)
  return rows.map(({ id }) => id)
}

/** Returns the name a person signs by: their real name, else their display name. */
export async function findSigningName(db: Queryable, personId: string): Promise<string> {
  const { rows } = await db.execute<{ name: string }>(sql`
    select ${sql.raw(signingName('a'))} as name ${withValues(fromAccounts('a', '$1'), personId)}`)
  return rows[0]?.name ?? ''
}

/** SQL of that name from the row `account`; '' for an account being deleted. */
export const signingName = (account: string) => `case when ${account}.deleted_at is not null then ''
  when ${account}.full_name <> '' then ${account}.full_name else ${account}.display_name end`
