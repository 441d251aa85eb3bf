import type { EventData } from '@learntrail/contract/event'
import { and, arrayContains, asc, eq, sql } from 'drizzle-orm'
import type { Database, Transaction } from '../database/index.ts'
import { events } from './events.tables.ts'

interface NewEvent {
  id: string
  kind: string
  actorId: string | null
  subjectId: string
  data: EventData
  at: Date
  pending: string[]
}

export async function insertEvent(transaction: Transaction, event: NewEvent): Promise<void> {
  await transaction.insert(events).values(event)
}

/** Only one at a time tells a handler of a subject, and whoever comes second waits and finds what came since. */
export async function holdSubject(transaction: Transaction, subjectId: string, handler: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`event ${subjectId} ${handler}`}, 0))`)
}

const isPending = sql`${events.pending} <> '{}'`

/** What a handler has not heard of a subject, the earliest, and whether there is more. */
export async function findNext(transaction: Transaction, subjectId: string, handler: string) {
  const { id, kind, actorId, data, at } = events
  const [next, other] = await transaction
    .select({ id, kind, actorId, subjectId: events.subjectId, data, at })
    .from(events)
    .where(and(eq(events.subjectId, subjectId), isPending, arrayContains(events.pending, [handler])))
    .orderBy(asc(events.seq))
    .limit(2)
  return { next, isMore: other !== undefined }
}

const withoutPending = (handler: string) => ({ pending: sql`array_remove(${events.pending}, ${handler})` })

export async function markHeard(transaction: Transaction, id: string, handler: string): Promise<void> {
  await transaction.update(events).set(withoutPending(handler)).where(eq(events.id, id))
}

export async function markFailed(transaction: Transaction, id: string, handler: string): Promise<void> {
  const failed = sql`array_append(${events.failed}, ${handler})`
  await transaction
    .update(events)
    .set({ ...withoutPending(handler), failed })
    .where(and(eq(events.id, id), arrayContains(events.pending, [handler])))
}

/** Who has not heard everything of a subject. */
export async function listPending(db: Database, subjectId: string): Promise<string[]> {
  const { rows } = await db.execute<{ handler: string }>(sql`
    select distinct unnest(${events.pending}) as handler from ${events}
    where ${events.subjectId} = ${subjectId} and ${isPending} order by 1`)
  return rows.map(({ handler }) => handler)
}

const mostForgotten = 1_000

/** Subjects of which something is still to be heard. */
export async function listForgotten(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ subjectId: string }>(sql`
    select distinct ${events.subjectId} as "subjectId" from ${events} where ${isPending} limit ${mostForgotten}`)
  return rows.map(({ subjectId }) => subjectId)
}
