import { messageTypes } from '@learntrail/contract/chat/facts'
import type { Keeping } from '@learntrail/contract/chat/keepings'
import { chatLimits } from '@learntrail/contract/chat/limits'
import { and, eq, isNull, lt } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { joinAccount } from '../../accounts/index.ts'
import { personSummaryOf } from '../../people/index.ts'
import { chatroomKeepingAnswers, chatroomKeepings } from '../chat.tables.ts'
import { notBlockedInRoom } from '../visibility.sql.ts'

type Stored = typeof chatroomKeepings.$inferSelect

export async function findByClient(db: Queryable, askedBy: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(chatroomKeepings.askedBy, askedBy), eq(chatroomKeepings.clientId, clientId))
  return (await db.select({ id: chatroomKeepings.id }).from(chatroomKeepings).where(isIt))[0]?.id
}

export const countOf = (transaction: Transaction, askedBy: string): Promise<number> =>
  transaction.$count(chatroomKeepings, eq(chatroomKeepings.askedBy, askedBy))

export async function insert(transaction: Transaction, keeping: Stored, asked: readonly string[]): Promise<void> {
  await transaction.insert(chatroomKeepings).values(keeping)
  if (asked.length === 0) return
  await transaction
    .insert(chatroomKeepingAnswers)
    .values(asked.map((accountId) => ({ keepingId: keeping.id, accountId })))
}

const saidBySelf = `(select coalesce(json_agg(json_build_object('number', m.number, 'type', m.type,
    'text', left(m.text, ${chatLimits.excerpt})) order by m.number), '[]') from chatroom_messages m
  where m.room_id = k.room_id and m.number = any(k.numbers) and m.author_id = $1 and m.type <> ${messageTypes.deleted})`

const ofMine = `
  select k.id, ${personSummaryOf('a')} as "askedBy", k.asked_by = $1 as "isMine", cardinality(k.numbers) as "messageCount",
    ${isoTime('k.created_at')} as "createdAt", ${saidBySelf} as own, (select y.is_agreed from chatroom_keeping_answers y
      where y.keeping_id = k.id and y.account_id = $1) as "myAnswer",
    case when k.asked_by = $1 then (select coalesce(json_agg(json_build_object('person', ${personSummaryOf('p')}, 'isAgreed', y.is_agreed)
      order by p.id), '[]') from chatroom_keeping_answers y ${joinAccount('p', 'y.account_id')} where y.keeping_id = k.id)
      else '[]' end as answers
  from chatroom_keepings k ${joinAccount('a', 'k.asked_by')}
  where k.room_id = $2 and ($3::uuid is null or k.id = $3) and ${notBlockedInRoom('$1', 'k.asked_by', '$2')}
    and (k.asked_by = $1 or exists (select 1 from chatroom_keeping_answers y where y.keeping_id = k.id and y.account_id = $1))
  order by k.created_at, k.id`

export async function list(pool: Pool, viewer: string, { roomId, id = null }: { roomId: string; id?: string | null }) {
  const values = [viewer, roomId, id]
  return (await pool.query<Keeping>({ name: 'chatroom-keepings', text: ofMine, values })).rows
}

export async function hold(transaction: Transaction, id: string): Promise<Stored | undefined> {
  return (await transaction.select().from(chatroomKeepings).where(eq(chatroomKeepings.id, id)).for('update'))[0]
}

export async function findOwn(db: Queryable, askedBy: string, id: string): Promise<Stored | undefined> {
  const isIt = and(eq(chatroomKeepings.id, id), eq(chatroomKeepings.askedBy, askedBy))
  return (await db.select().from(chatroomKeepings).where(isIt))[0]
}

const isAnswer = (keepingId: string, accountId: string) =>
  and(eq(chatroomKeepingAnswers.keepingId, keepingId), eq(chatroomKeepingAnswers.accountId, accountId))

/** Stores an answer and returns the row as it was before; undefined if the person is not asked. */
export async function answer(transaction: Transaction, keepingId: string, accountId: string, isAgreed: boolean) {
  const isTheirs = isAnswer(keepingId, accountId)
  const [before] = await transaction.select().from(chatroomKeepingAnswers).where(isTheirs)
  if (before !== undefined) await transaction.update(chatroomKeepingAnswers).set({ isAgreed }).where(isTheirs)
  return before
}

export const countOpen = (transaction: Transaction, keepingId: string): Promise<number> =>
  transaction.$count(
    chatroomKeepingAnswers,
    and(eq(chatroomKeepingAnswers.keepingId, keepingId), isNull(chatroomKeepingAnswers.isAgreed)),
  )

export async function listAgreed(db: Queryable, keepingId: string): Promise<string[]> {
  const { accountId, isAgreed } = chatroomKeepingAnswers
  const isYes = and(eq(chatroomKeepingAnswers.keepingId, keepingId), eq(isAgreed, true))
  return (await db.select({ accountId }).from(chatroomKeepingAnswers).where(isYes)).map((row) => row.accountId)
}

export async function remove(transaction: Transaction, askedBy: string, id: string) {
  const { accountId, keepingId } = chatroomKeepingAnswers
  const asked = await transaction.select({ accountId }).from(chatroomKeepingAnswers).where(eq(keepingId, id))
  const isIt = and(eq(chatroomKeepings.id, id), eq(chatroomKeepings.askedBy, askedBy))
  const [gone] = await transaction.delete(chatroomKeepings).where(isIt).returning({ roomId: chatroomKeepings.roomId })
  return gone && { ...gone, asked: asked.map((row) => row.accountId) }
}

export async function removeOld(db: Queryable, before: Date): Promise<void> {
  await db.delete(chatroomKeepings).where(lt(chatroomKeepings.createdAt, before))
}
