import type { StaffLevel } from '@learntrail/contract/console/levels'
import { and, eq, gt, inArray, isNull, lte, ne, or, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { accounts } from './accounts.tables.ts'
import { deletedPersonId } from './deleted-person.repository.ts'

export type Account = typeof accounts.$inferSelect
export type NewAccount = typeof accounts.$inferInsert

/** Finds an account by e-mail or account name, ignoring case. An e-mail contains an @; an account name cannot. */
export async function findAccountByName(db: Queryable, name: string): Promise<Account | undefined> {
  const lower = name.toLowerCase()
  const column = lower.includes('@') ? accounts.email : accounts.username
  const [account] = await db
    .select()
    .from(accounts)
    .where(eq(sql`lower(${column})`, lower))
  return account
}

/** Returns the accounts that hold this e-mail or this account name, ignoring case. */
export async function findTaken(db: Queryable, email: string, username: string): Promise<Account[]> {
  return db
    .select()
    .from(accounts)
    .where(
      or(
        eq(sql`lower(${accounts.email})`, email.toLowerCase()),
        eq(sql`lower(${accounts.username})`, username.toLowerCase()),
      ),
    )
}

/** Account names and e-mails already in use, in lower case. */
export interface TakenNames {
  usernames: ReadonlySet<string>
  emails: ReadonlySet<string>
}

/** Returns which of these account names and e-mails, given in lower case, are already in use. */
export async function findTakenNames(db: Queryable, usernames: string[], emails: string[]): Promise<TakenNames> {
  const rows = await db
    .select({ username: sql<string>`lower(${accounts.username})`, email: sql<string | null>`lower(${accounts.email})` })
    .from(accounts)
    .where(
      sql`lower(${accounts.username}) = any(${sql.param(usernames)}) or lower(${accounts.email}) = any(${sql.param(emails)})`,
    )
  return {
    usernames: new Set(rows.map(({ username }) => username)),
    emails: new Set(rows.flatMap(({ email }) => (email === null ? [] : [email]))),
  }
}

export async function findAccount(db: Queryable, id: string): Promise<Account | undefined> {
  const [account] = await db.select().from(accounts).where(eq(accounts.id, id))
  return account
}

/** Finds an account and locks its row until the transaction ends. */
export async function lockAccount(transaction: Transaction, id: string): Promise<Account | undefined> {
  const [account] = await transaction.select().from(accounts).where(eq(accounts.id, id)).for('update')
  return account
}

export async function insertAccount(transaction: Transaction, account: NewAccount): Promise<void> {
  await transaction.insert(accounts).values(account)
}

export async function updateAccount(db: Queryable, id: string, change: Partial<NewAccount>): Promise<void> {
  await db.update(accounts).set(change).where(eq(accounts.id, id))
}

interface NewHash {
  id: string
  before: string | null
  passwordHash: string
}

/** Replaces an MD5-based hash with a SHA-256-based one, unless the password has changed since it was read. */
export async function replaceHash(db: Queryable, { id, before, passwordHash }: NewHash): Promise<void> {
  await db
    .update(accounts)
    .set({ passwordHash, passwordDigest: 'sha256' })
    .where(and(eq(accounts.id, id), eq(accounts.passwordDigest, 'md5'), eq(accounts.passwordHash, before ?? '')))
}

/** Deletes an account, freeing its e-mail and name. */
export async function deleteAccount(transaction: Transaction, id: string): Promise<void> {
  await transaction.delete(accounts).where(eq(accounts.id, id))
}

/** Returns the ids of all staff at a level and locks their rows until the transaction ends. */
export async function holdStaff(transaction: Transaction, level: StaffLevel): Promise<string[]> {
  const held = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.role, level), ne(accounts.role, 'user'), isNull(accounts.deletedAt)))
    .orderBy(accounts.id)
    .for('update')
  return held.map(({ id }) => id)
}

/**
 * Locks accounts (`for key share`) before rows that reference them are written, so that this and a concurrent deletion
 * of an account wait for each other. Returns the ids that still exist, in order.
 */
export async function holdAccounts(transaction: Transaction, ids: readonly string[]): Promise<string[]> {
  const held = await transaction
    .select({ id: accounts.id })
    .from(accounts)
    .where(inArray(accounts.id, [...ids]))
    .orderBy(accounts.id)
    .for('key share')
  return held.map(({ id }) => id)
}

/** Returns a page, by id, of accounts being deleted since `before` or longer. */
export async function listLeaving(db: Queryable, before: Date, after: string, limit: number): Promise<string[]> {
  const found = await db
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(lte(accounts.deletedAt, before), gt(accounts.id, after), ne(accounts.id, deletedPersonId)))
    .orderBy(accounts.id)
    .limit(limit)
  return found.map(({ id }) => id)
}

/**
 * Marks the existing accounts among `ids` as being deleted since a moment and removes their e-mail addresses, without
 * those for which `isLeftOut`, SQL of an id, holds. Returns the ids it marked.
 */
export async function markLeaving(
  transaction: Transaction,
  ids: readonly string[],
  since: Date,
  isLeftOut: (id: string) => string,
): Promise<string[]> {
  const marked = await transaction.execute<{ id: string }>(sql`
    update accounts a set deleted_at = ${since.toISOString()}::timestamptz, email = null
    where a.id = any(${sql.param(ids)}::uuid[]) and not ${sql.raw(isLeftOut('a.id'))}
    returning a.id`)
  return marked.rows.map(({ id }) => id)
}

/** Ends vouching for an account by any of these schools. */
export async function endVouching(transaction: Transaction, id: string, schools: readonly string[]): Promise<void> {
  await transaction
    .update(accounts)
    .set({ vouchedSchoolId: null })
    .where(and(eq(accounts.id, id), inArray(accounts.vouchedSchoolId, [...schools])))
}

/** Returns the addresses of active operators with a confirmed e-mail. */
export async function listOperatorMails(db: Queryable): Promise<{ email: string; locale: 'tw' | 'en' }[]> {
  const found = await db.execute<{ email: string; locale: 'tw' | 'en' }>(sql`
    select email, locale from accounts where role = 'operator' and email is not null and email_verified_at is not null
      and deleted_at is null and suspended_at is null order by id`)
  return found.rows
}
