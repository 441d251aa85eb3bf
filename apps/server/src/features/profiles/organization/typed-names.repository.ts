import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { and, asc, count, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Pool } from 'pg'
import type { Queryable } from '../../../platform/database/index.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import { organizations } from '../profiles.tables.ts'

/* The names of schools that people typed and that no school of the lists has been found for. */

const isTyped = `o.typed_school_name is not null and o.school_id is null and o.type = 'academic_unit'`

/** A typed name, which people mean as a school of this type. */
export interface TypedSchool {
  name: string
  type: SchoolType
}

/** Returns a page of the typed names after one, each with how many people typed it. */
export async function listTypedNames(pool: Pool, after: readonly [name: string, type: string], limit: number) {
  const { rows } = await pool.query<TypedSchool & { people: number }>({
    name: `typed-names-${limit}`,
    text: `select o.typed_school_name as name, o.school_type as type, count(*)::int as people from organizations o
      where ${isTyped} and (o.typed_school_name, o.school_type) > ($1, $2)
      group by o.typed_school_name, o.school_type order by o.typed_school_name, o.school_type ${limitTo(limit)}`,
    values: [...after],
  })
  return rows
}

/** Counts the people who typed a name, up to `most`. */
export async function countTypedNames(pool: Pool, most: number): Promise<number> {
  const { rows } = await pool.query<{ waiting: number }>({
    name: 'typed-names-count',
    text: `select count(*)::int as waiting from (select 1 from organizations o where ${isTyped} ${limitTo(most)}) typed`,
  })
  return rows[0]?.waiting ?? 0
}

const isMeant = ({ name, type }: TypedSchool) =>
  and(
    eq(organizations.typedSchoolName, name),
    eq(organizations.schoolType, type),
    isNull(organizations.schoolId),
    eq(organizations.type, 'academic_unit'),
    isNotNull(organizations.typedSchoolName),
  )

/** Returns the first people who typed a name, by their ids. */
export async function listPeopleWhoTyped(db: Queryable, typed: TypedSchool, limit: number): Promise<string[]> {
  const rows = await db
    .select({ id: organizations.accountId })
    .from(organizations)
    .where(isMeant(typed))
    .orderBy(asc(organizations.accountId))
    .limit(limit)
  return rows.map(({ id }) => id)
}

export async function countPeopleWhoTyped(db: Queryable, typed: TypedSchool): Promise<number> {
  const [row] = await db.select({ count: count() }).from(organizations).where(isMeant(typed))
  return row?.count ?? 0
}
