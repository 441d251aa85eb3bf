import type { NoticeTopic } from '@learntrail/contract/notices/kinds'
import { eq, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Transaction } from '../../../platform/database/index.ts'
import type { Declared } from '../../../platform/declared.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { joinAccount } from '../../accounts/index.ts'
import type { SaidRow } from '../notices.repository.ts'
import { noticeReaders } from '../notices.tables.ts'
import { isUnread, joinReader, said, seen } from '../seen-notices.sql.ts'

/** Locks a person's reader row; undefined for a person without notices. */
export async function holdReader(transaction: Transaction, accountId: string) {
  const { rows } = await transaction.execute<{
    digestedAt: Date | null
    displayName: string
    unsubscribeToken: string
  }>(sql`
    select r.digested_at as "digestedAt", r.unsubscribe_token as "unsubscribeToken", a.display_name as "displayName"
    from notice_readers r ${sql.raw(joinAccount('a', 'r.account_id'))} where r.account_id = ${accountId} for update of r`)
  return rows[0]
}

/** Returns a page, by account id, of readers with unseen notices and no digest since `since`. */
export async function listDigestReaders(
  pool: Pool,
  { after = firstId, since, limit }: { after: string | undefined; since: Date; limit: number },
): Promise<string[]> {
  const found = await pool.query<{ accountId: string }>(
    `select account_id as "accountId" from notice_readers
      where account_id > $1 and last_number > greatest(informed_number, read_number)
        and (digested_at is null or digested_at <= $2) order by account_id ${limitTo(limit)}`,
    [after, since],
  )
  return found.rows.map(({ accountId }) => accountId)
}

export async function markDigested(transaction: Transaction, accountId: string, digestedAt: Date): Promise<void> {
  await transaction.update(noticeReaders).set({ digestedAt }).where(eq(noticeReaders.accountId, accountId))
}

/** How notices are sent out; each channel tracks separately what it has sent. */
export type Channel = 'mail' | 'push'

interface Untold {
  by: Channel
  topics: readonly NoticeTopic[]
  until: Date
  /** Includes what was seen or removed in the product: the account's owner may not have done that. */
  isRequired: boolean
}

const toldNumber: Record<Channel, string> = { mail: 'mailed_number', push: 'pushed_number' }

/**
 * Returns notices that this channel has not sent yet, by band and then newest first. Without `isRequired`, only those
 * the person has not seen.
 */
export async function listUntold(
  declared: Declared,
  transaction: Transaction,
  accountId: string,
  { by, topics, until, isRequired }: Untold,
): Promise<SaidRow[]> {
  const [isUnseen, isNews] = isRequired
    ? ['', '']
    : [`and not n.is_removed and ${isUnread(declared)}`, 'and p.number > greatest(n.informed_number, n.read_number)']
  const told = sql.raw(`n.${toldNumber[by]}`)
  const { rows } = await transaction.execute<SaidRow & Record<string, unknown>>(sql`
    select n.id, n.kind, ${sql.raw(said(declared))}
    from (select n.*, r.informed_number, r.read_number, ${until}::timestamptz as until
      from notices n ${sql.raw(joinReader)}
      where n.owner_id = ${accountId} and n.topic = any (${sql.param([...topics])}) and n.number > ${told}
        ${sql.raw(isUnseen)}) n
    cross join ${sql.raw(seen(declared, 'n.owner_id', `and p.number > n.${toldNumber[by]} and p.at <= n.until ${isNews}`))}
    order by n.band, seen.newest desc`)
  return rows
}

export async function markTold(transaction: Transaction, by: Channel, rows: readonly SaidRow[]): Promise<void> {
  for (const { id, newest } of rows) {
    await transaction.execute(sql`update notices set ${sql.raw(toldNumber[by])} = ${newest} where id = ${id}`)
  }
}
