import type { Profile } from '@learntrail/contract/profiles/users'
import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import { eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { listPermittedReaches, listPermittedSchools } from '../accounts/index.ts'
import { followVouching } from './organization/follow-vouching.ts'
import type { OrganizationRow } from './organization/organization.mapping.ts'
import { schools } from './organization/schools.tables.ts'
import { organizations, profiles } from './profiles.tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

export interface Belonging {
  row: OrganizationRow
  /** Null where the school was typed. */
  school: { name: string; isClosed: boolean } | null
}

export async function findProfile(db: Queryable, accountId: string): Promise<ProfileRow | undefined> {
  const found = await db.select().from(profiles).where(eq(profiles.accountId, accountId))
  return found[0]
}

/** Null where somebody has not said it. */
export async function findBirthYear(db: Queryable, accountId: string): Promise<number | null> {
  const isTheirs = eq(profiles.accountId, accountId)
  return (await db.select({ year: profiles.birthYear }).from(profiles).where(isTheirs))[0]?.year ?? null
}

export async function findOrganization(db: Queryable, accountId: string): Promise<Belonging | undefined> {
  const [found] = await db
    .select({ row: organizations, name: schools.name, closedAt: schools.closedAt })
    .from(organizations)
    .leftJoin(schools, eq(schools.id, organizations.schoolId))
    .where(eq(organizations.accountId, accountId))
  if (found === undefined) return undefined
  const { row, name, closedAt } = found
  return { row, school: name === null ? null : { name, isClosed: closedAt !== null } }
}

/** The ministry's code of somebody's school; undefined where it is not in the list. */
export async function schoolCodeOf(db: Queryable, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: schools.code })
    .from(organizations)
    .innerJoin(schools, eq(schools.id, organizations.schoolId))
    .where(eq(organizations.accountId, accountId))
  return found?.code
}

/** The schools that somebody acts for as a whole, by name. */
export async function listPermissions(db: Queryable, accountId: string) {
  return namesOf(db, await listPermittedSchools(db, accountId))
}

async function namesOf(db: Queryable, ids: string[]) {
  if (ids.length === 0) return []
  return db
    .select({ schoolId: schools.id, schoolName: schools.name })
    .from(schools)
    .where(inArray(schools.id, ids))
    .orderBy(schools.name, schools.id)
}

/** All that somebody acts for, by the school's name. */
export async function listReaches(db: Queryable, accountId: string): Promise<SchoolPermission[]> {
  const reaches = new Map((await listPermittedReaches(db, accountId)).map(({ schoolId, reach }) => [schoolId, reach]))
  const named = await namesOf(db, [...reaches.keys()])
  return named.map((school) => ({ ...school, reach: reaches.get(school.schoolId) ?? null }))
}

/** The schools that the ministry gave a code, closed ones too. */
export async function schoolsOfCode(db: Queryable, code: string): Promise<{ id: string; name: string }[]> {
  return db.select({ id: schools.id, name: schools.name }).from(schools).where(eq(schools.code, code))
}

export type ProfileChange = Partial<Profile> & Partial<Pick<ProfileRow, 'phone' | 'audiences' | 'startsCareful'>>

export async function saveProfile(transaction: Transaction, accountId: string, change: ProfileChange): Promise<void> {
  await transaction
    .insert(profiles)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: profiles.accountId, set: change })
}

/** What others know of somebody, where they say nothing of it themselves. */
export async function fillGender(
  transaction: Transaction,
  accountId: string,
  gender: ProfileRow['gender'],
): Promise<void> {
  if (gender === null) return
  await transaction
    .insert(profiles)
    .values({ accountId, gender })
    .onConflictDoUpdate({ target: profiles.accountId, set: { gender }, setWhere: isNull(profiles.gender) })
}

export async function saveOrganization(transaction: Transaction, row: OrganizationRow): Promise<void> {
  const { accountId, ...change } = row
  await transaction
    .insert(organizations)
    .values({ accountId, ...change })
    .onConflictDoUpdate({ target: organizations.accountId, set: change })
  await followVouching(transaction, accountId)
}
