import type { BroadcastAudience } from '@learntrail/contract/broadcasts/broadcasts'
import { broadcastLimits } from '@learntrail/contract/broadcasts/limits'
import type { ContentDocument } from '@learntrail/contract/content/document'
import type { FileSummary } from '@learntrail/contract/files/files'
import { countCap } from '@learntrail/contract/limits'
import { and, eq, isNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Transaction } from '../../platform/database/index.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import { everyAccount } from '../accounts/index.ts'
import { fileSummaryOf, joinFile } from '../files/index.ts'
import { isSchool, joinOrganization, schoolNameOf, statedSchoolIdOf } from '../profiles/index.ts'
import { isFor, isShown } from './broadcasts.queries.ts'
import { broadcastReaders, broadcasts } from './broadcasts.tables.ts'

/** $1 reader, $2 moment. */
const shownTo = `from ${everyAccount('a')} left ${joinOrganization('o', 'a.id')}
    left join broadcast_readers r on r.account_id = a.id join broadcasts b on ${isShown('$2')}
  where a.id = $1`

const isRead = `b.id = any (coalesce(r.read_ids, '{}'))`

const facts = `b.id, b.title, b.content, b.starts_at as "startsAt", b.edited_at as "editedAt",
  (select coalesce(json_agg(${fileSummaryOf('f')} order by held.place), '[]')
    from unnest(b.file_ids) with ordinality held(id, place) ${joinFile('f', 'held.id')}
    where b.withdrawn_at is null) as pictures,
  ${schoolNameOf('b.sender_school_id')} as "schoolName"`

export interface BroadcastRow {
  id: string
  title: string
  content: ContentDocument
  pictures: FileSummary[]
  startsAt: Date
  editedAt: Date | null
  schoolName: string | null
}

interface Page {
  now: Date
  after: readonly [moment: string, id: string]
  limit: number
}

export async function listShown(pool: Pool, reader: string, { now, after, limit }: Page) {
  const found = await pool.query<BroadcastRow & { isRead: boolean }>({
    name: `broadcasts-${limit}`,
    text: `select ${facts}, ${isRead} as "isRead" ${shownTo} and (b.starts_at, b.id) < ($3::timestamptz, $4::uuid)
      order by b.starts_at desc, b.id desc ${limitTo(limit)}`,
    values: [reader, now, ...after],
  })
  return found.rows
}

export async function countNew(pool: Pool, reader: string, now: Date): Promise<number> {
  const found = await pool.query<{ count: number }>({
    name: 'broadcasts-count',
    text: `select count(*)::int as count from (select 1 ${shownTo} and not ${isRead}
      and (r.informed_at is null or b.starts_at > r.informed_at) ${limitTo(countCap + 1)}) unread`,
    values: [reader, now],
  })
  return found.rows[0]?.count ?? 0
}

export async function isShownTo(pool: Pool, reader: string, now: Date, id: string): Promise<boolean> {
  const found = await pool.query({
    name: 'broadcasts-one',
    text: `select 1 ${shownTo} and b.id = $3`,
    values: [reader, now, id],
  })
  return found.rows.length > 0
}

/**
 * Marks a broadcast as read and counts it, once per reader and in one statement; returns whether this was the first
 * time. Drops ids of broadcasts that no longer exist from the reader's list.
 */
export async function markRead(pool: Pool, reader: string, id: string): Promise<boolean> {
  const marked = await pool.query({
    name: 'broadcasts-read',
    text: `with marked as (
        insert into broadcast_readers as r (account_id, read_ids) values ($1, array[$2::uuid])
        on conflict (account_id) do update set read_ids = $2::uuid || array(
          select known.id from unnest(r.read_ids) known(id) join broadcasts b on b.id = known.id)
        where $2::uuid <> all (r.read_ids) returning 1)
      update broadcasts set read_count = read_count + 1 where id = $2 and exists (select 1 from marked)`,
    values: [reader, id],
  })
  return marked.rowCount === 1
}

export async function schoolIdOf(pool: Pool, accountId: string): Promise<string | null> {
  const found = await pool.query<{ schoolId: string | null }>({
    name: 'broadcasts-school',
    text: `select ${statedSchoolIdOf('$1')} as "schoolId"`,
    values: [accountId],
  })
  return found.rows[0]?.schoolId ?? null
}

export async function setInformed(db: Database, accountId: string, informedAt: Date): Promise<void> {
  await db
    .insert(broadcastReaders)
    .values({ accountId, informedAt })
    .onConflictDoUpdate({ target: broadcastReaders.accountId, set: { informedAt } })
}

/** The senders a person may act as: the service, and schools. */
export interface Sender {
  isOperator: boolean
  schools: readonly string[]
}

/** SQL: whether a broadcast is the sender's: $1 whether they speak for the service, $2 their schools. */
const isTheirs = '((b.sender_school_id is null and $1) or b.sender_school_id = any ($2::uuid[]))'

/** SQL: whether the account `a` can be reached by broadcasts. */
const isReached = 'a.profile_filled_at is not null and a.deleted_at is null'

export interface SentRow extends BroadcastRow {
  audienceSchool: string | null
  roles: BroadcastAudience['roles']
  schoolTypes: BroadcastAudience['schoolTypes']
  plans: BroadcastAudience['plans']
  withdrawnAt: Date | null
  reach: number
  readCount: number
}

export async function listSent(
  pool: Pool,
  { isOperator, schools }: Sender,
  now: Date,
  id: string | null,
): Promise<SentRow[]> {
  const found = await pool.query<SentRow>({
    name: 'broadcasts-sent',
    text: `select ${facts}, ${schoolNameOf('b.school_id')} as "audienceSchool", b.roles,
        b.school_types as "schoolTypes", b.plans, b.withdrawn_at as "withdrawnAt", b.read_count as "readCount",
        (select count(*)::int from ${everyAccount('a')} left ${joinOrganization('o', 'a.id')}
          where ${isReached} and a.created_at <= b.starts_at and ${isFor('$4')}) as reach
      from broadcasts b where ${isTheirs} and ($3::uuid is null or b.id = $3)
      order by b.starts_at desc, b.id desc ${limitTo(broadcastLimits.held)}`,
    values: [isOperator, schools, id, now],
  })
  return found.rows
}

/** Returns how many people are in this audience at a moment; null if it names a school that does not exist. */
export async function countReach(pool: Pool, audience: BroadcastAudience, now: Date): Promise<number | null> {
  const { schoolId, roles, schoolTypes, plans } = audience
  const found = await pool.query<{ count: number; isThere: boolean }>({
    name: 'broadcasts-reach',
    text: `select $1::uuid is null or ${isSchool('$1')} as "isThere",
        (select count(*)::int
          from (select $1::uuid as school_id, $2::text[] as roles, $3::text[] as school_types, $4::text[] as plans) b
          cross join ${everyAccount('a')} left ${joinOrganization('o', 'a.id')}
          where ${isReached} and ${isFor('$5')}) as count`,
    values: [schoolId, roles, schoolTypes, plans, now],
  })
  const [reach] = found.rows
  return reach?.isThere ? reach.count : null
}

export async function insertBroadcast(transaction: Transaction, row: typeof broadcasts.$inferInsert): Promise<boolean> {
  const added = await transaction.insert(broadcasts).values(row).onConflictDoNothing().returning({ id: broadcasts.id })
  return added.length > 0
}

export async function findByClient(db: Database, authorId: string, clientId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ id: broadcasts.id })
    .from(broadcasts)
    .where(and(eq(broadcasts.authorId, authorId), eq(broadcasts.clientId, clientId)))
  return found?.id
}

/** Finds a broadcast of the sender and locks its row until the transaction ends; undefined if it is not theirs. */
export async function holdOwn(transaction: Transaction, { isOperator, schools }: Sender, id: string) {
  const { rows } = await transaction.execute<{
    id: string
    title: string
    fileIds: string[]
    isWithdrawn: boolean
    schoolId: string | null
  }>(sql`
    select id, title, file_ids as "fileIds", withdrawn_at is not null as "isWithdrawn", school_id as "schoolId" from broadcasts
    where id = ${id} and ((sender_school_id is null and ${isOperator}::boolean) or sender_school_id = any (${sql.param([...schools])}::uuid[]))
    for update`)
  return rows[0]
}

type Change = Partial<
  Pick<typeof broadcasts.$inferInsert, 'title' | 'content' | 'fileIds' | 'editedAt' | 'withdrawnAt'>
>

export async function changeBroadcast(transaction: Transaction, id: string, change: Change): Promise<void> {
  await transaction
    .update(broadcasts)
    .set(change)
    .where(and(eq(broadcasts.id, id), isNull(broadcasts.withdrawnAt)))
}

/**
 * Counts a sender's broadcasts that are shown or planned. Takes a lock, so that two concurrent ones cannot exceed the
 * limit.
 */
export async function countHeld(transaction: Transaction, schoolId: string | null, since: Date): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`broadcasts of ${schoolId}`}, 0))`)
  const { rows } = await transaction.execute<{ count: number }>(sql`
    select count(*)::int as count from broadcasts
    where sender_school_id is not distinct from ${schoolId}::uuid and withdrawn_at is null and starts_at > ${since}`)
  return rows[0]?.count ?? 0
}

export async function deleteBefore(pool: Pool, before: Date): Promise<void> {
  await pool.query('delete from broadcasts where starts_at < $1', [before])
}
