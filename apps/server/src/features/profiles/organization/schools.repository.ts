import type { School } from '@learntrail/contract/profiles/organization'
import type { CountyCode, SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { and, asc, count, desc, eq, inArray, isNull, like, notExists, or, sql } from 'drizzle-orm'
import { escapeLike } from '../../../platform/database/escape-like.ts'
import type { Queryable, Transaction } from '../../../platform/database/index.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { placements } from '../placements/placements.tables.ts'
import { organizations } from '../profiles.tables.ts'
import type { ChangedSchool, KnownSchool } from './import-plan.rules.ts'
import { schoolsCalled } from './lists/school-short-names.reader.ts'
import type { FileSchool } from './school-file.rules.ts'
import { searchableName } from './school-names.rules.ts'
import { schools } from './schools.tables.ts'

/** Rows per statement, after which an import reports its progress; PostgreSQL takes at most 65535 parameters. */
const batch = 500

/** Called with how many more schools were written. */
type Told = (count: number) => void

const toNobody: Told = () => undefined
/** An arbitrary number that no other advisory lock of this database uses. */
const importLock = 7_265_838

export interface SchoolQuery {
  type?: SchoolType | undefined
  county?: CountyCode | undefined
  keyword?: string | undefined
  limit: number
}

const shown = {
  id: schools.id,
  code: schools.code,
  name: schools.name,
  type: schools.type,
  county: schools.county,
  township: schools.township,
  ownership: schools.ownership,
}

/**
 * Finds open schools; with a keyword, first those with that short name, then those whose name contains it in one piece.
 */
export async function findSchools(db: Queryable, query: SchoolQuery): Promise<School[]> {
  const keyword = searchableName(query.keyword ?? '')
  const piece = `%${escapeLike(keyword)}%`
  // People say 建中 for 建國中學: it is enough that the characters occur in order.
  const inOrder = `%${[...keyword].map(escapeLike).join('%')}%`
  const isCalled = or(
    ...schoolsCalled(keyword).map(({ type, county, part }) =>
      and(eq(schools.type, type), eq(schools.county, county), like(schools.searchName, `%${escapeLike(part)}%`)),
    ),
  )
  return db
    .select(shown)
    .from(schools)
    .where(
      and(
        query.type === undefined ? undefined : eq(schools.type, query.type),
        isNull(schools.closedAt),
        query.county === undefined ? undefined : eq(schools.county, query.county),
        keyword === '' ? undefined : or(like(schools.searchName, inOrder), isCalled),
      ),
    )
    .orderBy(
      ...(isCalled === undefined ? [] : [desc(isCalled)]),
      ...(keyword === '' ? [] : [desc(like(schools.searchName, piece))]),
      asc(schools.code),
      asc(schools.type),
    )
    .limit(query.limit)
}

/** Returns a school that is about to be chosen, locked against removal until the transaction ends. */
export async function holdSchool(
  transaction: Transaction,
  id: string,
): Promise<{ type: SchoolType; isClosed: boolean } | undefined> {
  const [found] = await transaction
    .select({ type: schools.type, closedAt: schools.closedAt })
    .from(schools)
    .where(eq(schools.id, id))
    .for('key share')
  return found && { type: found.type, isClosed: found.closedAt !== null }
}

/** Serialises corrections of a school's list, so that two of them do not give a number twice. */
export async function holdList(transaction: Transaction, schoolId: string): Promise<void> {
  await transaction.select({ id: schools.id }).from(schools).where(eq(schools.id, schoolId)).for('no key update')
}

/** Fills in the townships of schools that have none. */
export async function addTownships(
  db: Queryable,
  of: readonly { type: SchoolType; code: string; township: string }[],
): Promise<void> {
  const columns = [of.map(({ type }) => type), of.map(({ code }) => code), of.map(({ township }) => township)]
  const [types, codes, townships] = columns.map((column) => sql`${sql.param(column)}::text[]`)
  await db.execute(sql`update schools set township = said.township
    from unnest(${types}, ${codes}, ${townships}) said(type, code, township)
    where schools.type = said.type and schools.code = said.code and schools.township is null`)
}

export async function hasSchools(db: Queryable): Promise<boolean> {
  const found = await db.select({ id: schools.id }).from(schools).limit(1)
  return found.length > 0
}

/** Serialises imports until the transaction ends. */
export async function lockImports(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(${importLock})`)
}

export async function allSchools(db: Queryable): Promise<KnownSchool[]> {
  const rows = await db.select({ ...shown, domain: schools.domain, closedAt: schools.closedAt }).from(schools)
  return rows.map(({ closedAt, ...school }) => ({ ...school, isClosed: closedAt !== null }))
}

export async function addSchools(
  transaction: Transaction,
  added: readonly FileSchool[],
  at: Date,
  told = toNobody,
): Promise<void> {
  for (const part of inBatches(added)) {
    await transaction
      .insert(schools)
      .values(part.map((school) => ({ id: newId(), ...rowOf(school, at), createdAt: at })))
    told(part.length)
  }
}

export async function changeSchools(
  transaction: Transaction,
  changed: readonly ChangedSchool[],
  at: Date,
  told = toNobody,
): Promise<void> {
  for (const part of inBatches(changed)) {
    await transaction
      .insert(schools)
      .values(
        part.map(({ known, becomes: { domain = known.domain, township = known.township, ...becomes } }) => ({
          id: known.id,
          createdAt: at,
          ...rowOf({ ...becomes, domain: domain ?? null, township: township ?? null }, at),
        })),
      )
      .onConflictDoUpdate({
        target: schools.id,
        set: {
          code: sql`excluded.code`,
          name: sql`excluded.name`,
          searchName: sql`excluded.search_name`,
          county: sql`excluded.county`,
          ownership: sql`excluded.ownership`,
          domain: sql`excluded.domain`,
          township: sql`excluded.township`,
          closedAt: null,
          updatedAt: at,
        },
      })
    told(part.length)
  }
}

function rowOf({ type, code, name, county, ownership, domain = null, township = null }: FileSchool, at: Date) {
  return { type, code, name, searchName: searchableName(name), county, township, ownership, domain, updatedAt: at }
}

/** Deletes schools that nobody belongs or belonged to, and closes the others. */
export async function removeSchools(
  transaction: Transaction,
  ids: readonly string[],
  at: Date,
  told = toNobody,
): Promise<void> {
  for (const part of inBatches(ids)) {
    // Locks the rows, so that a person choosing one waits and is not left with a deleted school.
    await transaction.select({ id: schools.id }).from(schools).where(inArray(schools.id, part)).for('update')
    await transaction
      .delete(schools)
      .where(and(inArray(schools.id, part), notExists(membersOf(transaction)), notExists(formerOf(transaction))))
    await transaction.update(schools).set({ closedAt: at, updatedAt: at }).where(inArray(schools.id, part))
    told(part.length)
  }
}

function membersOf(transaction: Transaction) {
  return transaction
    .select({ accountId: organizations.accountId })
    .from(organizations)
    .where(eq(organizations.schoolId, schools.id))
}

/** Selects former members of a school. */
function formerOf(transaction: Transaction) {
  return transaction.select({ id: placements.id }).from(placements).where(eq(placements.schoolId, schools.id))
}

/** Counts the people at each of these schools; schools without any are left out. */
export async function countPeople(db: Queryable, ids: readonly string[]): Promise<Map<string, number>> {
  const people = new Map<string, number>()
  for (const part of inBatches(ids)) {
    const rows = await db
      .select({ id: organizations.schoolId, people: count() })
      .from(organizations)
      .where(inArray(organizations.schoolId, part))
      .groupBy(organizations.schoolId)
    for (const row of rows) if (row.id !== null) people.set(row.id, row.people)
  }
  return people
}

function inBatches<Item>(items: readonly Item[]): Item[][] {
  return Array.from({ length: Math.ceil(items.length / batch) }, (_, index) =>
    items.slice(index * batch, (index + 1) * batch),
  )
}

/** Finds the open schools with this ministry code, by type. */
export async function findSchoolsOfCode(db: Queryable, code: string) {
  return db
    .select({ id: schools.id, type: schools.type, county: schools.county })
    .from(schools)
    .where(and(eq(schools.code, code), isNull(schools.closedAt)))
}

/**
 * Returns the ids of all schools with the same code: a university with a five-year program is two schools of one code.
 */
export async function sameCode(db: Queryable, id: string): Promise<string[]> {
  const code = db.select({ code: schools.code }).from(schools).where(eq(schools.id, id))
  return (await db.select({ id: schools.id }).from(schools).where(inArray(schools.code, code))).map((one) => one.id)
}

/** Finds an open school. */
export async function findSchool(db: Queryable, id: string) {
  const found = await db
    .select({ id: schools.id, type: schools.type, county: schools.county })
    .from(schools)
    .where(and(eq(schools.id, id), isNull(schools.closedAt)))
  return found[0]
}

/** Returns the name of a listed school, open or closed. */
export async function findSchoolName(db: Queryable, id: string): Promise<string | undefined> {
  return (await db.select({ name: schools.name }).from(schools).where(eq(schools.id, id)))[0]?.name
}

/** A domain with this many schools below it is a county's and no school's own. */
const schoolsBelow = 3

/** Returns the domain of a school in the ministry's list, unless several schools share it. */
export async function findOwnDomain(db: Queryable, schoolId: string): Promise<string | null> {
  const { rows } = await db.execute<{ domain: string | null }>(sql`
    select s.domain from schools s where s.id = ${schoolId} and s.domain is not null
      and not exists (select 1 from schools other where other.domain = s.domain and other.code <> s.code)
      and (select count(distinct below.code) from schools below where below.domain like '%.' || s.domain)
        < ${schoolsBelow}`)
  return rows[0]?.domain ?? null
}
