import type { GuardianBulletin, GuardianBulletinSummary } from '@learntrail/contract/bulletins/for-guardians'
import { and, eq, isNotNull, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import { joinAccount } from '../accounts/index.ts'
import { type FileEntity, fileEntityOf, joinFile } from '../files/index.ts'
import { ledIn } from '../groups/index.ts'
import { childName, groupsOfChild } from '../guardians/index.ts'
import { forGuardianQuery, oneForGuardianQuery } from './bulletins.queries.ts'
import { bulletinGuardianSignatures as signatures } from './bulletins.tables.ts'

type SummaryRow = Omit<GuardianBulletinSummary, 'excerpt' | 'appearsAt' | 'changedAt'> & {
  text: string
  appearsAt: Date
  changedAt: Date | null
}
export type ForGuardianRow = SummaryRow & Pick<GuardianBulletin, 'version' | 'content' | 'files' | 'writerName'>

type Place = readonly [isAsked: boolean, appearsAt: string, id: string]

export async function listForGuardian(pool: Pool, childId: string, after: Place, limit: number): Promise<SummaryRow[]> {
  return (await pool.query<SummaryRow>({ ...forGuardianQuery(limit), values: [childId, ...after] })).rows
}

export async function findForGuardian(pool: Pool, childId: string, id: string): Promise<ForGuardianRow | undefined> {
  return (await pool.query<ForGuardianRow>({ ...oneForGuardianQuery, values: [childId, id] })).rows[0]
}

/** Finds a file of a bulletin that asks the child’s guardian to sign. */
export async function findFileForGuardian(
  pool: Pool,
  declared: Declared,
  { childId, id, fileId }: { childId: string; id: string; fileId: string },
): Promise<FileEntity | undefined> {
  const { rows } = await pool.query<FileEntity>({
    name: 'bulletin-file-for-guardian',
    text: `select ${fileEntityOf(declared, 'f')} from ${groupsOfChild('$1::uuid')} g
        join bulletins b on b.group_id = g.id and b.appeared_at is not null and b.needs_guardian
        ${joinFile('f', '$3')} and f.id = any(b.file_ids) and f.withheld_at is null
      where b.id = $2`,
    values: [childId, id, fileId],
  })
  return rows[0]
}

const isOf = (bulletinId: string, childId: string) =>
  and(eq(signatures.bulletinId, bulletinId), eq(signatures.childId, childId))

export async function holdSignature(transaction: Transaction, bulletinId: string, childId: string) {
  return (await transaction.select().from(signatures).where(isOf(bulletinId, childId)).for('update'))[0]
}

/** Allows one signature for a child at a time, whichever guardian signs. */
export async function holdSigning(transaction: Transaction, bulletinId: string, childId: string): Promise<void> {
  await transaction.execute(
    sql`select pg_advisory_xact_lock(hashtextextended(${`bulletin-signature:${bulletinId}:${childId}`}, 0))`,
  )
}

export async function putSignature(transaction: Transaction, row: typeof signatures.$inferInsert): Promise<void> {
  const { id: _, ...set } = row
  await transaction
    .insert(signatures)
    .values(row)
    .onConflictDoUpdate({ target: [signatures.bulletinId, signatures.childId], set })
}

export async function deleteSignature(transaction: Transaction, bulletinId: string, childId: string): Promise<void> {
  await transaction.delete(signatures).where(isOf(bulletinId, childId))
}

/** Returns the photographs of paper signatures below a bulletin. */
export async function findPhotos(db: Queryable, bulletinId: string): Promise<string[]> {
  const found = await db
    .select({ id: signatures.photoId })
    .from(signatures)
    .where(and(eq(signatures.bulletinId, bulletinId), isNotNull(signatures.photoId)))
  return found.flatMap(({ id }) => id ?? [])
}

/** Returns the members without a guardian’s signature, by seat number. */
export async function listUnsigned(db: Queryable, bulletinId: string) {
  const { rows } = await db.execute<{ name: string; memberNumber: string }>(sql`
    select ${sql.raw(childName('a'))} as name, led.member_number as "memberNumber"
    from bulletins b cross join lateral ${sql.raw(ledIn('b.group_id'))} led ${sql.raw(joinAccount('a', 'led.account_id'))}
      left join bulletin_guardian_signatures s on s.bulletin_id = b.id and s.child_id = led.account_id
    where b.id = ${bulletinId} and s.signed_at is null order by led.number_order, led.since, led.account_id`)
  return rows
}

/** Whether the bulletin is addressed to this member. */
export async function isAddressee(db: Queryable, bulletinId: string, childId: string): Promise<boolean> {
  const { rows } = await db.execute(sql`select 1 from bulletins b
    cross join lateral ${sql.raw(ledIn('b.group_id'))} led where b.id = ${bulletinId} and led.account_id = ${childId}`)
  return rows.length > 0
}
