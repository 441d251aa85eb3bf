import type { Profile } from '@learntrail/contract/profiles/users'
import type { SchoolPermission } from '@learntrail/contract/teachers/reach'
import { eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { listPermittedReaches, listPermittedSchools } from '../accounts/index.ts'
import { followVouching } from './organization/follow-vouching.service.ts'
import type { OrganizationRow } from './organization/organization.mapping.ts'
import { schools } from './organization/schools.tables.ts'
import { organizations, profiles } from './profiles.tables.ts'

export type ProfileRow = typeof profiles.$inferSelect

export interface Belonging {
  row: OrganizationRow
  /** Null if the school was typed. */
  school: { name: string; isClosed: boolean } | null
}

export async function findProfile(db: Queryable, accountId: string): Promise<ProfileRow | undefined> {
  const found = await db.select().from(profiles).where(eq(profiles.accountId, accountId))
  return found[0]
}

/** Returns a person's year of birth; null if not stated. */
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

/** Returns the ministry's code of a person's school; undefined if it is not listed. */
export async function schoolCodeOf(db: Queryable, accountId: string): Promise<string | undefined> {
  const [found] = await db
    .select({ code: schools.code })
    .from(organizations)
    .innerJoin(schools, eq(schools.id, organizations.schoolId))
    .where(eq(organizations.accountId, accountId))
  return found?.code
}

/** Returns what a person is at their school; null for people outside schools and without a profile. */
export async function academicRoleOf(db: Queryable, accountId: string) {
  const [found] = await db
    .select({ role: organizations.academicRole })
    .from(organizations)
    .where(eq(organizations.accountId, accountId))
  return found?.role ?? null
}

/** Lists the schools that a person acts for as a whole, by name. */
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

/** Lists all schools that a person acts for with the reach in each, by name. */
export async function listReaches(db: Queryable, accountId: string): Promise<SchoolPermission[]> {
  const reaches = new Map((await listPermittedReaches(db, accountId)).map(({ schoolId, reach }) => [schoolId, reach]))
  const named = await namesOf(db, [...reaches.keys()])
  return named.map((school) => ({ ...school, reach: reaches.get(school.schoolId) ?? null }))
}

/** Lists the schools with a ministry code, including closed ones. */
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

/** Stores a gender stated by a school, unless the person stated one. */
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
