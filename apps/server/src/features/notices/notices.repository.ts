import { countCap } from '@learntrail/contract/limits'
import { type NoticeKind, noticeBands } from '@learntrail/contract/notices/kinds'
import type { NoticePlace } from '@learntrail/contract/notices/notices'
import type { PersonSummary } from '@learntrail/contract/people/person'
import { and, eq, inArray, isNull, lt, ne, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Database, Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import type { Declared } from '../../platform/declared.ts'
import { newId } from '../../platform/ids/ids.ts'
import { limitTo } from '../../platform/paging/limit.ts'
import type { Reading } from '../../platform/platform.ts'
import { fromAccounts } from '../accounts/index.ts'
import { noticeParts, noticeReaders, notices } from './notices.tables.ts'
import { isInApp, isShown, isUnread, joinReader, said, seen } from './seen-notices.sql.ts'

type NoticeRow = typeof notices.$inferInsert
type PartRow = typeof noticeParts.$inferInsert

/** Takes the owner's next notice number, locked until the transaction ends; undefined for an account that is gone. */
export async function nextNumber(
  transaction: Transaction,
  accountId: string,
  unsubscribeToken: string,
): Promise<{ number: number; readNumber: number } | undefined> {
  const { rows } = await transaction.execute<{ number: number; readNumber: number }>(sql`
    insert into notice_readers (account_id, last_number, unsubscribe_token)
    select a.id, 1, ${unsubscribeToken} ${withValues(fromAccounts('a', '$1'), accountId)}
    on conflict (account_id) do update set last_number = notice_readers.last_number + 1
    returning last_number as number, read_number as "readNumber"`)
  return rows[0]
}

type Told = Pick<NoticeRow, 'ownerId' | 'kind' | 'subjectId'>
const ofGroup = ({ ownerId, kind, subjectId }: Told) =>
  and(eq(notices.ownerId, ownerId), eq(notices.kind, kind), eq(notices.subjectId, subjectId))

export async function isTold(transaction: Transaction, group: Told, detailId: string): Promise<boolean> {
  const found = await transaction
    .select({ id: notices.id })
    .from(notices)
    .innerJoin(noticeParts, eq(noticeParts.noticeId, notices.id))
    .where(and(ofGroup(group), eq(noticeParts.detailId, detailId)))
    .limit(1)
  return found.length > 0
}

type NewNotice = Omit<NoticeRow, 'id'>
type NewPart = Omit<PartRow, 'noticeId' | 'number' | 'at'>

/** Adds a part to the unread notice of the same group, or starts a new notice. */
export async function addToNotice(
  transaction: Transaction,
  row: NewNotice,
  part: NewPart,
  readNumber: number,
): Promise<void> {
  const isOpen = and(isNull(notices.readAt), eq(notices.isRemoved, false), sql`${notices.number} > ${readNumber}`)
  const [grown] = await transaction
    .update(notices)
    .set({ number: row.number, at: later(row.at) })
    .where(and(ofGroup(row), isOpen))
    .returning({ id: notices.id })
  await addPart(transaction, row, part, grown?.id)
}

/** Adds a part too old to be news: it counts as read and is not mailed. */
export async function addOldToNotice(transaction: Transaction, row: NewNotice, part: NewPart): Promise<void> {
  const [grown] = await transaction
    .update(notices)
    .set({ at: later(row.at) })
    .where(ofGroup(row))
    .returning({ id: notices.id })
  await addPart(
    transaction,
    { ...row, readAt: row.at, mailedNumber: row.number, pushedNumber: row.number },
    part,
    grown?.id,
  )
}

const later = (at: Date) => sql`greatest(${notices.at}, ${at})`

async function addPart(
  transaction: Transaction,
  row: NewNotice,
  part: NewPart,
  grown: string | undefined,
): Promise<void> {
  const { number, at } = row
  const noticeId = grown ?? newId(at.getTime())
  if (grown === undefined) await transaction.insert(notices).values({ ...row, id: noticeId })
  await transaction.insert(noticeParts).values({ ...part, noticeId, number, at })
}

export interface SaidRow {
  id: string
  kind: NoticeKind
  at: Date
  people: PersonSummary[]
  personCount: number
  title: string
  excerpt: string
  place: NoticePlace
  newest: number
}

export interface NoticeListRow extends SaidRow {
  isRead: boolean
  /** Place in the list: an unread notice's band, and one rank after these for read notices. */
  rank: number
}

const readRank = noticeBands.length

const listQuery = (declared: Declared, limit: number) => ({
  name: `notices-${limit}`,
  text: `select n.id, n.kind, n.rank, n.rank = ${readRank} as "isRead", ${said(declared)}
    from (select n.*, case when ${isUnread(declared)} then n.band else ${readRank} end as rank
      from notices n ${joinReader}
      where n.owner_id = $1 and n.at >= $2 and not n.is_removed and ${isInApp} and ($3::int is null or n.band = $3)) n
    cross join ${seen(declared, '$1')}
    where n.rank > $4 or (n.rank = $4 and (n.at, n.id) < (
      select last.at, last.id from notices last where last.id = $5 and last.owner_id = $1))
    order by n.rank, n.at desc, n.id desc ${limitTo(limit)}`,
})

interface Page {
  since: Date
  band: number | null
  after: readonly [rank: number, id: string]
  limit: number
}

export async function listNotices({ pool, declared }: Reading, owner: string, { since, band, after, limit }: Page) {
  const values = [owner, since, band, ...after]
  return (await pool.query<NoticeListRow>({ ...listQuery(declared, limit), values })).rows
}

const countQuery = (declared: Declared) => ({
  name: 'notices-count',
  text: `select count(*)::int as count from (select 1 from notices n ${joinReader}
    where n.owner_id = $1 and n.at >= $2 and not n.is_removed and ${isInApp} and ${isUnread(declared)}
      and n.number > coalesce(r.informed_number, 0) and ${isShown(declared, '$1')} ${limitTo(countCap + 1)}) unread`,
})

/** Counts unread notices beyond the reader's informed number, up to one more than the badge displays. */
export async function countNew({ pool, declared }: Reading, owner: string, since: Date): Promise<number> {
  const found = await pool.query<{ count: number }>({ ...countQuery(declared), values: [owner, since] })
  return found.rows[0]?.count ?? 0
}

/** Marks all notices as shown, called just before the list is read. */
export async function markShown(db: Database, accountId: string): Promise<void> {
  await db
    .update(noticeReaders)
    .set({ shownNumber: noticeReaders.lastNumber })
    .where(and(eq(noticeReaders.accountId, accountId), lt(noticeReaders.shownNumber, noticeReaders.lastNumber)))
}

/** Advances the reader to the shown number, as informed or also as read; true when that changed anything. */
export async function moveReader(db: Database, accountId: string, isRead: boolean): Promise<boolean> {
  const { informedNumber, readNumber, shownNumber } = noticeReaders
  const isNew = isRead
    ? or(lt(informedNumber, shownNumber), lt(readNumber, shownNumber))
    : lt(informedNumber, shownNumber)
  const moved = await db
    .update(noticeReaders)
    .set({ informedNumber: shownNumber, ...(isRead ? { readNumber: shownNumber } : {}) })
    .where(and(eq(noticeReaders.accountId, accountId), isNew))
  return moved.rowCount === 1
}

const ofOwner = (ownerId: string, ids: string[]) => and(eq(notices.ownerId, ownerId), inArray(notices.id, ids))

/** Marks notices as read; true when any was unread. */
export async function setRead(db: Database, ownerId: string, ids: string[], readAt: Date): Promise<boolean> {
  const changed = await db
    .update(notices)
    .set({ readAt })
    .where(and(ofOwner(ownerId, ids), isNull(notices.readAt)))
  return changed.rowCount !== 0
}

/** Removes notices or puts them back; true when any changed. */
export async function setRemoved(db: Database, ownerId: string, ids: string[], isRemoved: boolean): Promise<boolean> {
  const changed = await db
    .update(notices)
    .set({ isRemoved })
    .where(and(ofOwner(ownerId, ids), ne(notices.isRemoved, isRemoved)))
  return changed.rowCount !== 0
}

/** Deletes up to `limit` notices older than `before`; returns how many it deleted. */
export async function deleteNoticesBefore(pool: Pool, before: Date, limit: number): Promise<number> {
  const removed = await pool.query(
    `delete from notices where id in (select id from notices where at < $1 ${limitTo(limit)})`,
    [before],
  )
  return removed.rowCount ?? 0
}
