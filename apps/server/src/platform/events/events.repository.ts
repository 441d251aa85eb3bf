import type { EventData } from '@learntrail/contract/event'
import { and, arrayContains, eq, sql } from 'drizzle-orm'
import { clientOf, type Database, type Transaction, withCommit } from '../database/index.ts'
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

/**
 * Inserts an event. Hand-written SQL, because every change inserts one and having Drizzle build the statement took
 * longer than sending it. Usually it is the last statement of its transaction and travels with the commit.
 */
export function insertEvent(transaction: Transaction, event: NewEvent): void {
  const { id, kind, actorId, subjectId, data, at, pending } = event
  withCommit(transaction, insert, [id, kind, actorId, subjectId, JSON.stringify(data), at, pending])
}

const insert = {
  name: 'insert-event',
  text: `insert into events (id, kind, actor_id, subject_id, data, at, pending) values ($1, $2, $3, $4, $5, $6, $7)`,
}

/** Lets one transaction at a time handle a subject for a handler; a second one waits and then finds what is new. */
export async function holdSubject(transaction: Transaction, subjectId: string, handler: string): Promise<void> {
  await clientOf(transaction).query(hold, [`event ${subjectId} ${handler}`])
}

/** Locks the subject for a handler and returns the earliest event it has not handled, and whether there are more. */
export async function holdAndFindNext(transaction: Transaction, subjectId: string, handler: string) {
  // Two statements, because a single one that waited for the lock would return what was there before the wait.
  const [, found] = await Promise.all([
    holdSubject(transaction, subjectId, handler),
    clientOf(transaction).query(findNext, [subjectId, handler]),
  ])
  const [next, other] = found.rows as PendingEvent[]
  return { next, isMore: other !== undefined }
}

interface PendingEvent {
  id: string
  kind: string
  actorId: string | null
  subjectId: string
  data: EventData
  at: Date
}

const hold = { name: 'hold-subject', text: 'select pg_advisory_xact_lock(hashtextextended($1, 0))' }

const findNext = {
  name: 'find-next-event',
  text: `
    select id, kind, actor_id as "actorId", subject_id as "subjectId", data, at from events
    where subject_id = $1 and pending <> '{}' and pending @> array[$2]
    order by seq limit 2`,
}

const isPending = sql`${events.pending} <> '{}'`

const heard = { name: 'mark-heard', text: 'update events set pending = array_remove(pending, $1) where id = $2' }

/** Marks an event as handled. Must be the last statement of a transaction: it travels with the commit. */
export function markHeard(transaction: Transaction, id: string, handler: string): void {
  withCommit(transaction, heard, [handler, id])
}

export async function markFailed(transaction: Transaction, id: string, handler: string): Promise<void> {
  const failed = sql`array_append(${events.failed}, ${handler})`
  await transaction
    .update(events)
    .set({ pending: sql`array_remove(${events.pending}, ${handler})`, failed })
    .where(and(eq(events.id, id), arrayContains(events.pending, [handler])))
}

/** Returns the handlers that still have events of a subject to handle. */
export async function listPending(db: Database, subjectId: string): Promise<string[]> {
  const { rows } = await db.execute<{ handler: string }>(sql`
    select distinct unnest(${events.pending}) as handler from ${events}
    where ${events.subjectId} = ${subjectId} and ${isPending} order by 1`)
  return rows.map(({ handler }) => handler)
}

const mostForgotten = 1_000

/** Returns up to 1,000 subjects with events still to be handled. */
export async function listForgotten(db: Database): Promise<string[]> {
  const { rows } = await db.execute<{ subjectId: string }>(sql`
    select distinct ${events.subjectId} as "subjectId" from ${events} where ${isPending} limit ${mostForgotten}`)
  return rows.map(({ subjectId }) => subjectId)
}
