import type { KeptPrize } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { Prize } from '@learntrail/contract/prizes/prizes'
import { and, eq, gt, isNull, or, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { isoTime } from '../../../platform/database/iso-time.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Reading } from '../../../platform/platform.ts'
import { type FileEntity, fileEntityOf, joinFile } from '../../files/index.ts'
import { prizeSettings, prizes } from '../prizes.tables.ts'

export type StoredPrize = typeof prizes.$inferSelect

/** SQL of the address of a picture, from the row `prize`; it changes with the picture. */
export const pictureOf = (prize: string) => `case when ${prize}.file_id is not null
  then '/api/v2/rewards/prizes/' || ${prize}.id || '/picture?of=' || ${prize}.file_id end`

const stateAt = (now: string) => `case when p.withdrawn_at is not null then 'withdrawn'
  when p.ends_at <= ${now} then 'over' when p.starts_at > ${now} then 'planned' else 'offered' end`

/** SQL of the contract's `prize` from the row `p`; `now` names a parameter. */
const facts = (now: string) => `p.id, p.name, p.description, ${pictureOf('p')} as picture, p.points, p.stock, p.way,
  p.pick_up as "pickUp", p.per_person as "perPerson", ${isoTime('p.starts_at')} as "startsAt",
  ${isoTime('p.ends_at')} as "endsAt", ${stateAt(now)} as state`

/** SQL: the prize is shown to applicants. */
const isShown = (now: string) => `p.withdrawn_at is null and (p.ends_at is null or p.ends_at > ${now})`

export async function listShown(pool: Pool, now: Date): Promise<Prize[]> {
  const { rows } = await pool.query<Prize>({
    name: 'prizes-shown',
    text: `select ${facts('$1')} from prizes p where ${isShown('$1')}
      order by coalesce(p.starts_at > $1, false), p.points, p.id ${limitTo(prizeLimits.offered)}`,
    values: [now],
  })
  return rows
}

/** Finds a prize as applicants see it; also one that is over or withdrawn, if the viewer applied for it. */
export async function findShown(
  pool: Pool,
  { id, viewer, now }: { id: string; viewer: string; now: Date },
): Promise<(Prize & Pick<KeptPrize, 'asks'>) | undefined> {
  const { rows } = await pool.query<Prize & Pick<KeptPrize, 'asks'>>({
    name: 'prize-shown',
    text: `select ${facts('$1')}, p.asks from prizes p where p.id = $2 and (${isShown('$1')}
      or exists (select 1 from prize_applications a where a.account_id = $3 and a.prize_id = p.id))`,
    values: [now, id, viewer],
  })
  return rows[0]
}

const kept = (now: string) => `${facts(now)}, p.asks, p.version, p.received,
  (select count(*)::int from prize_applications a
    where a.prize_id = p.id and a.state in ('underReview', 'approved', 'preparing', 'sent')) as open`

/** SQL: offered and planned prizes come first. */
const rank = (now: string) => `(case when ${stateAt(now)} in ('offered', 'planned') then 0 else 1 end)`

export async function listKept(
  pool: Pool,
  now: Date,
  [rankAfter, after]: readonly [number, string],
  limit: number,
): Promise<(KeptPrize & { rank: number })[]> {
  const { rows } = await pool.query<KeptPrize & { rank: number }>({
    name: `prizes-kept-${limit}`,
    text: `select ${kept('$1')}, ${rank('$1')} as rank from prizes p
      where ${rank('$1')} > $2 or (${rank('$1')} = $2 and p.id < $3)
      order by ${rank('$1')}, p.id desc ${limitTo(limit)}`,
    values: [now, rankAfter, after],
  })
  return rows
}

export async function findKept(pool: Pool, now: Date, id: string): Promise<KeptPrize | undefined> {
  const { rows } = await pool.query<KeptPrize>({
    name: 'prize-kept',
    text: `select ${kept('$1')} from prizes p where p.id = $2`,
    values: [now, id],
  })
  return rows[0]
}

export async function findPicture({ pool, declared }: Reading, id: string): Promise<FileEntity | undefined> {
  const { rows } = await pool.query<FileEntity>({
    name: 'prize-picture',
    text: `select ${fileEntityOf(declared, 'f')} from prizes p ${joinFile('f', 'p.file_id')} where p.id = $1`,
    values: [id],
  })
  return rows[0]
}

export async function findPrize(db: Queryable, id: string): Promise<StoredPrize | undefined> {
  return (await db.select().from(prizes).where(eq(prizes.id, id)))[0]
}

/** Returns the prize, locked until the transaction ends. Lock it after its application and before the purse. */
export async function holdPrize(transaction: Transaction, id: string): Promise<StoredPrize | undefined> {
  return (await transaction.select().from(prizes).where(eq(prizes.id, id)).for('update'))[0]
}

export async function findByClient(db: Queryable, authorId: string, clientId: string): Promise<string | undefined> {
  const isIt = and(eq(prizes.authorId, authorId), eq(prizes.clientId, clientId))
  return (await db.select({ id: prizes.id }).from(prizes).where(isIt))[0]?.id
}

/** Counts prizes that are or will be offered; serialises its callers. */
export async function countOffered(transaction: Transaction, now: Date): Promise<number> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('prizes', 0))`)
  return transaction.$count(prizes, and(isNull(prizes.withdrawnAt), or(isNull(prizes.endsAt), gt(prizes.endsAt, now))))
}

export async function insertPrize(transaction: Transaction, row: typeof prizes.$inferInsert): Promise<void> {
  await transaction.insert(prizes).values(row)
}

export async function updatePrize(
  transaction: Transaction,
  id: string,
  change: Partial<typeof prizes.$inferInsert>,
): Promise<void> {
  await transaction.update(prizes).set(change).where(eq(prizes.id, id))
}

/**
 * Adds pieces to the stock; the caller holds the row. The version grows, so that a form that shows the former stock
 * cannot overwrite it.
 */
export async function moveStock(transaction: Transaction, id: string, by: number): Promise<void> {
  await transaction
    .update(prizes)
    .set({ stock: sql`${prizes.stock} + ${by}`, version: sql`${prizes.version} + 1` })
    .where(eq(prizes.id, id))
}

export async function countReceived(transaction: Transaction, id: string): Promise<void> {
  await transaction
    .update(prizes)
    .set({ received: sql`${prizes.received} + 1` })
    .where(eq(prizes.id, id))
}

export async function takesIdImages(db: Queryable): Promise<boolean> {
  return (await db.select().from(prizeSettings))[0]?.takesIdImages ?? false
}

export async function putSettings(transaction: Transaction, settings: { takesIdImages: boolean }): Promise<void> {
  await transaction
    .insert(prizeSettings)
    .values({ id: 1, ...settings })
    .onConflictDoUpdate({ target: prizeSettings.id, set: settings })
}
