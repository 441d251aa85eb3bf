import { and, eq, sql } from 'drizzle-orm'
import type { Queryable, Transaction } from '../../platform/database/index.ts'
import { withValues } from '../../platform/database/with-values.ts'
import { everySchool, findOwnDomain, joinSchool } from '../profiles/index.ts'
import { schoolDomains } from './teachers.tables.ts'

/** Returns the domains of a school's teachers, by the ministry's list and by the school. */
export async function readDomains(db: Queryable, schoolId: string) {
  const listed = await findOwnDomain(db, schoolId)
  const said = await db.select().from(schoolDomains).where(eq(schoolDomains.schoolId, schoolId))
  const isListedOff = said.some(({ domain, isOfTeachers }) => domain === listed && !isOfTeachers)
  const own = said.flatMap(({ domain, isOfTeachers }) => (isOfTeachers && domain !== listed ? [domain] : [])).sort()
  return { listed, usesListed: listed !== null && !isListedOff, own }
}

export async function domainsOf(db: Queryable, schoolId: string): Promise<string[]> {
  const { listed, usesListed, own } = await readDomains(db, schoolId)
  return usesListed && listed !== null ? [listed, ...own] : own
}

/**
 * Returns whether a domain belongs to another school, by the ministry's list or that school's own word, or lies above
 * one that does.
 */
export async function isOfOthers(db: Queryable, schoolId: string, domain: string): Promise<boolean> {
  const { rows } = await db.execute(sql`
    select 1 from ${sql.raw(everySchool('s'))} ${withValues(joinSchool('own', '$1'), schoolId)} and own.code <> s.code
    where s.domain = ${domain} or s.domain like '%.' || ${domain}
      or exists (select 1 from school_domains said where said.school_id = s.id and said.is_of_teachers
        and (said.domain = ${domain} or said.domain like '%.' || ${domain})) limit 1`)
  return rows.length > 0
}

/** Serialises changes of schools' domains, so that no two schools claim the same. */
export async function holdDomains(transaction: Transaction): Promise<void> {
  await transaction.execute(sql`select pg_advisory_xact_lock(hashtextextended('domains of schools', 0))`)
}

export async function replaceDomains(
  transaction: Transaction,
  schoolId: string,
  rows: readonly { domain: string; isOfTeachers: boolean }[],
  since: Date,
): Promise<void> {
  await transaction.delete(schoolDomains).where(and(eq(schoolDomains.schoolId, schoolId)))
  if (rows.length > 0) await transaction.insert(schoolDomains).values(rows.map((row) => ({ ...row, schoolId, since })))
}
