import type { GuardianInvitation, GuardianOfChild } from '@learntrail/contract/guardians/guardian'
import type { GuardedChild } from '@learntrail/contract/guardians/guardians'
import type { Relation } from '@learntrail/contract/guardians/states'
import { and, eq, lt, type SQL, sql } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { isoTime as iso } from '../../platform/database/iso-time.ts'
import { withValues } from '../../platform/database/with-values.ts'
import type { Platform } from '../../platform/platform.ts'
import { joinAccount, joinStandingAccount } from '../accounts/index.ts'
import { fromGroups } from '../groups/index.ts'
import { schoolNameOf } from '../profiles/index.ts'
import { guardianInvitations, guardianKeys, guardianSettings, guardians, guardianships } from './guardians.tables.ts'
import { childName, childrenOf, groupsOfChild, isThere, sightsOf } from './visibility.sql.ts'

export type StoredGuardian = typeof guardians.$inferSelect
export type StoredInvitation = typeof guardianInvitations.$inferSelect

/** SQL of a child's guardians (contract: `guardianOfChild`), as JSON. */
export const guardiansOf = (child: string) => `(
  select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'relation', s.relation, 'since', ${iso('s.since')},
      'inviter', s.inviter, 'hasMail', g.email_confirmed_at is not null, 'hasAccount', g.account_id is not null)
    order by s.since, g.id), '[]')
  from guardianships s join guardians g on g.id = s.guardian_id where s.child_id = ${child})`

/** Same, for open invitations (`guardianInvitation`). */
export const invitationsOf = (child: string, now: string) => `(
  select coalesce(json_agg(json_build_object('id', i.id, 'way', i.way, 'inviter', i.inviter, 'name', i.name,
      'email', i.email, 'createdAt', ${iso('i.created_at')}, 'expiresAt', ${iso('i.expires_at')}) order by i.created_at desc, i.id), '[]')
  from guardian_invitations i where i.child_id = ${child} and i.expires_at > ${now})`

export async function findOfChild(pool: Pool, childId: string, now: Date) {
  const { rows } = await pool.query<{ guardians: GuardianOfChild[]; invitations: GuardianInvitation[] }>({
    name: 'guardians-of-child',
    text: `select ${guardiansOf('$1')} as guardians, ${invitationsOf('$1', '$2')} as invitations`,
    values: [childId, now],
  })
  return rows[0] ?? { guardians: [], invitations: [] }
}

export async function listChildren(pool: Pool, guardianId: string): Promise<GuardedChild[]> {
  const { rows } = await pool.query<GuardedChild>({
    name: 'children-of-guardian',
    text: `select a.id, ${childName('a')} as name, s.relation, (
        select coalesce(json_agg(json_build_object('id', g.id, 'name', g.name, 'sights', ${sightsOf('g.id')})
          order by g.name, g.id), '[]') from ${groupsOfChild('a.id')} g where g.archived_at is null) as groups
      from guardianships s ${joinAccount('a', 's.child_id')}
      where s.guardian_id = $1 and ${isThere('a')} order by s.since, a.id`,
    values: [guardianId],
  })
  return rows
}

/** Returns a guardian's relation to a child, with both names; undefined if they are not the child's guardian. */
export async function findGuardianship(db: Queryable, guardianId: string, childId: string) {
  const { rows } = await db.execute<{ name: string; relation: Relation; childName: string }>(sql`
    select g.name, s.relation, ${sql.raw(childName('a'))} as "childName"
    from guardianships s join guardians g on g.id = s.guardian_id
      ${sql.raw(joinAccount('a', 's.child_id'))} and ${sql.raw(isThere('a'))}
    where s.guardian_id = ${guardianId} and s.child_id = ${childId}`)
  return rows[0]
}

export async function findGuardian(db: Queryable, id: string): Promise<StoredGuardian | undefined> {
  return (await db.select().from(guardians).where(eq(guardians.id, id)))[0]
}

export async function holdGuardian(transaction: Transaction, id: string): Promise<StoredGuardian | undefined> {
  return (await transaction.select().from(guardians).where(eq(guardians.id, id)).for('update'))[0]
}

export async function findOfAccount(db: Queryable, accountId: string): Promise<string | undefined> {
  return (await db.select({ id: guardians.id }).from(guardians).where(eq(guardians.accountId, accountId)))[0]?.id
}

/** $1 account. */
const guardsQuery = { name: 'guardians-guards-child', text: `select exists ${childrenOf('$1')} as "guardsChild"` }

export async function guardsChild({ pool }: Platform, accountId: string): Promise<boolean> {
  const { rows } = await pool.query<{ guardsChild: boolean }>({ ...guardsQuery, values: [accountId] })
  return rows[0]?.guardsChild ?? false
}

export async function insertGuardian(transaction: Transaction, row: typeof guardians.$inferInsert): Promise<void> {
  await transaction.insert(guardians).values(row)
}

export async function updateGuardian(
  transaction: Transaction,
  id: string,
  change: Partial<typeof guardians.$inferInsert>,
): Promise<void> {
  if (Object.keys(change).length > 0) await transaction.update(guardians).set(change).where(eq(guardians.id, id))
}

export async function findByUnsubscribeToken(db: Queryable, token: string): Promise<string | undefined> {
  const found = await db.select({ id: guardians.id }).from(guardians).where(eq(guardians.unsubscribeToken, token))
  return found[0]?.id
}

export const countOfChild = (db: Queryable, childId: string) =>
  db.$count(guardianships, eq(guardianships.childId, childId))
export const countChildren = (db: Queryable, guardianId: string) =>
  db.$count(guardianships, eq(guardianships.guardianId, guardianId))

/** Makes changes to the guardians of a child take turns. */
export async function holdChild(transaction: Transaction, childId: string): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`guardians:${childId}`}, 0))`)
}

/** Returns false if they were a guardian of the child already. */
export async function insertGuardianship(transaction: Transaction, row: typeof guardianships.$inferInsert) {
  const added = await transaction.insert(guardianships).values(row).onConflictDoNothing()
  return added.rowCount === 1
}

/** Returns false if they were not a guardian of the child. A guardian without any child left is deleted. */
export async function deleteGuardianship(transaction: Transaction, guardianId: string, childId: string) {
  const gone = await transaction
    .delete(guardianships)
    .where(and(eq(guardianships.guardianId, guardianId), eq(guardianships.childId, childId)))
  if (gone.rowCount === 0) return false
  await deleteChildless(transaction, [guardianId])
  return true
}

export async function deleteChildless(transaction: Transaction, ids: readonly string[]): Promise<void> {
  await transaction.execute(sql`delete from guardians g where g.id = any(${sql.param(ids)}::uuid[])
    and not exists (select 1 from guardianships s where s.guardian_id = g.id)`)
}

/** Moves the children and devices of one guardian to another who is the same person. */
export async function mergeGuardians(transaction: Transaction, from: string, to: string): Promise<void> {
  await transaction.execute(sql`insert into guardianships (child_id, guardian_id, relation, inviter, since)
    select child_id, ${to}, relation, inviter, since from guardianships where guardian_id = ${from}
    on conflict do nothing`)
  await transaction.execute(sql`update guardian_keys set guardian_id = ${to} where guardian_id = ${from}`)
  await transaction.execute(sql`update guardians t set email = coalesce(t.email, f.email),
      email_confirmed_at = case when t.email is null then f.email_confirmed_at else t.email_confirmed_at end,
      is_weekly = t.is_weekly or f.is_weekly
    from guardians f where t.id = ${to} and f.id = ${from}`)
  await transaction.delete(guardians).where(eq(guardians.id, from))
}

export async function insertKey(transaction: Transaction, row: typeof guardianKeys.$inferInsert): Promise<void> {
  await transaction.insert(guardianKeys).values(row)
}

export async function findKey(db: Queryable, tokenHash: Buffer) {
  return (await db.select().from(guardianKeys).where(eq(guardianKeys.tokenHash, tokenHash)))[0]
}

export async function extendKey(
  db: Queryable,
  tokenHash: Buffer,
  { lastUsedAt, expiresAt }: { lastUsedAt: Date; expiresAt: Date },
): Promise<void> {
  await db.update(guardianKeys).set({ lastUsedAt, expiresAt }).where(eq(guardianKeys.tokenHash, tokenHash))
}

export async function deleteKey(db: Queryable, tokenHash: Buffer): Promise<void> {
  await db.delete(guardianKeys).where(eq(guardianKeys.tokenHash, tokenHash))
}

export async function insertInvitation(transaction: Transaction, row: typeof guardianInvitations.$inferInsert) {
  await transaction.insert(guardianInvitations).values(row)
}

/** Deletes a child's invitations except the newest `most`. */
export async function keepNewestInvitations(transaction: Transaction, childId: string, most: number): Promise<void> {
  await transaction.execute(sql`delete from guardian_invitations where child_id = ${childId} and id in (
    select id from guardian_invitations where child_id = ${childId} order by created_at desc, id desc offset ${most})`)
}

/** SQL: whether an address is known for a child: a guardian has it, or it was invited since the moment. */
const isKnown = (child: SQL, email: SQL, since: Date) => sql`(
  exists (select 1 from guardianships s join guardians g on g.id = s.guardian_id
    where s.child_id = ${child} and lower(g.email) = lower(${email}))
  or exists (select 1 from guardian_invitations i
    where i.child_id = ${child} and lower(i.email) = lower(${email}) and i.created_at > ${since}))`

export async function isAddressKnown(db: Queryable, childId: string, email: string, since: Date): Promise<boolean> {
  const { rows } = await db.execute<{ known: boolean }>(
    sql`select ${isKnown(sql`${childId}::uuid`, sql`${email}`, since)} as known`,
  )
  return rows[0]?.known === true
}

/** SQL of the guardians whom a child's school invited, including open invitations, as JSON of `name` and `email`. */
export const guardiansOfSchool = (child: string, now: string) => `(
  select coalesce(json_agg(json_build_object('name', its.name, 'email', its.email) order by its.since, its.email), '[]') from (
    select g.name, g.email, s.since from guardianships s join guardians g on g.id = s.guardian_id
      where s.child_id = ${child} and s.inviter = 'school' and g.email is not null
    union all select i.name, i.email, i.created_at from guardian_invitations i
      where i.child_id = ${child} and i.inviter = 'school' and i.email is not null and i.expires_at > ${now}) its)`

/** Returns how many of these addresses are unknown for their child. */
export async function countUnknown(
  db: Queryable,
  addresses: readonly { childId: string; email: string }[],
  since: Date,
): Promise<number> {
  const children = sql.param(addresses.map(({ childId }) => childId))
  const emails = sql.param(addresses.map(({ email }) => email))
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from unnest(${children}::uuid[], ${emails}::text[]) asked(child, email)
    where not ${isKnown(sql`asked.child`, sql`asked.email`, since)}`)
  return rows[0]?.count ?? 0
}

export async function findInvitation(db: Queryable, tokenHash: Buffer): Promise<StoredInvitation | undefined> {
  return (await db.select().from(guardianInvitations).where(eq(guardianInvitations.tokenHash, tokenHash)))[0]
}

export async function holdInvitation(transaction: Transaction, tokenHash: Buffer) {
  const held = await transaction
    .select()
    .from(guardianInvitations)
    .where(eq(guardianInvitations.tokenHash, tokenHash))
    .for('update')
  return held[0]
}

/** Counts one use of an invitation, and deletes it after the last. */
export async function spendInvitation(transaction: Transaction, { childId, id, usesLeft }: StoredInvitation) {
  const isIt = and(eq(guardianInvitations.childId, childId), eq(guardianInvitations.id, id))
  if (usesLeft <= 1) await transaction.delete(guardianInvitations).where(isIt)
  else
    await transaction
      .update(guardianInvitations)
      .set({ usesLeft: usesLeft - 1 })
      .where(isIt)
}

export async function deleteInvitation(transaction: Transaction, childId: string, id: string): Promise<boolean> {
  const gone = await transaction
    .delete(guardianInvitations)
    .where(and(eq(guardianInvitations.childId, childId), eq(guardianInvitations.id, id)))
  return gone.rowCount === 1
}

/** Returns the names shown with an invitation. An import by a school invites in the school's name. */
export async function findInviting(db: Queryable, { childId, inviter, invitedBy, groupId }: StoredInvitation) {
  const { rows } = await db.execute<{ childName: string; invitedBy: string; groupName: string | null }>(sql`
    select ${sql.raw(childName('c'))} as "childName",
      coalesce(case when ${inviter} = 'school' then ${sql.raw(schoolNameOf('c.vouched_school_id'))} end,
        ${sql.raw(childName('b'))}) as "invitedBy",
      (select g.name ${withValues(fromGroups('g', '$1'), groupId)}::uuid and g.deleted_at is null) as "groupName"
    from (select) asked ${withValues(joinAccount('c', '$1'), childId)} and ${sql.raw(isThere('c'))}
      ${withValues(joinAccount('b', '$1'), invitedBy)}`)
  return rows[0]
}

export async function putSights(transaction: Transaction, row: typeof guardianSettings.$inferInsert): Promise<void> {
  await transaction
    .insert(guardianSettings)
    .values(row)
    .onConflictDoUpdate({ target: guardianSettings.groupId, set: row })
}

export async function deleteExpired(db: Queryable, now: Date): Promise<void> {
  await db.delete(guardianKeys).where(lt(guardianKeys.expiresAt, now))
  await db.delete(guardianInvitations).where(lt(guardianInvitations.expiresAt, now))
}

interface Reached {
  guardianId: string
  childId: string
  email: string
  locale: 'tw' | 'en'
  name: string
  childName: string
  unsubscribeToken: string
}

/** Returns the guardians of these children who receive mails about what they must sign. */
export async function listReached(db: Queryable, childIds: readonly string[]): Promise<Reached[]> {
  const { rows } = await db.execute<Reached & Record<string, unknown>>(sql`
    select g.id as "guardianId", a.id as "childId", g.email, g.locale, g.name,
      ${sql.raw(childName('a'))} as "childName", g.unsubscribe_token as "unsubscribeToken"
    from guardianships s join guardians g on g.id = s.guardian_id and g.email_confirmed_at is not null and g.mails_bulletins
      ${sql.raw(joinAccount('a', 's.child_id'))} and ${sql.raw(isThere('a'))}
    where s.child_id = any(${sql.param(childIds)}::uuid[]) order by g.id, a.id`)
  return rows
}

/** Returns the guardians of a child who have confirmed an address, by name. */
export async function listMailable(
  db: Queryable,
  childId: string,
): Promise<{ id: string; name: string; email: string }[]> {
  const { rows } = await db.execute<{ id: string; name: string; email: string }>(sql`
    select g.id, g.name, g.email from guardianships s join guardians g on g.id = s.guardian_id
    where s.child_id = ${childId} and g.email_confirmed_at is not null order by g.name, g.id`)
  return rows
}

type WayTo = Pick<StoredGuardian, 'id' | 'name' | 'locale' | 'email' | 'accountId'>

/**
 * Returns how to reach the guardians of any of these children, by name: a confirmed address, an account, or neither.
 */
export async function listWaysTo(db: Queryable, childIds: readonly string[]): Promise<WayTo[]> {
  const { rows } = await db.execute<WayTo>(sql`
    select g.id, g.name, g.locale, case when g.email_confirmed_at is not null then g.email end as email, account.id as "accountId"
    from guardians g left ${sql.raw(joinStandingAccount('account', 'g.account_id'))}
    where g.id in (select its.guardian_id from guardianships its where its.child_id = any(${sql.param(childIds)}::uuid[]))
    order by g.name, g.id`)
  return rows
}

/** Returns guardians who want a weekly mail and have not received one on this day. */
export async function listWeekly(db: Queryable, day: string, after: string, limit: number): Promise<string[]> {
  const { rows } = await db.execute<{ id: string }>(sql`select g.id from guardians g
    where g.is_weekly and g.email_confirmed_at is not null and g.id > ${after}
      and (g.weekly_on is null or g.weekly_on < ${day}) order by g.id limit ${limit}`)
  return rows.map(({ id }) => id)
}
