import { consoleLimits } from '@learntrail/contract/console/limits'
import type { TypedName } from '@learntrail/contract/console/schools'
import { limits } from '@learntrail/contract/limits'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { sql } from 'drizzle-orm'
import { z } from 'zod'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import { limitTo } from '../../../platform/paging/limit.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAccount } from '../../accounts/index.ts'
import { findSchools, holdSchool, moveToSchool } from '../../profiles/index.ts'
import { coreOf } from './typed-names.rules.ts'

const suggested = 5
const key = z.tuple([z.string().max(200), z.string().max(60)])

const isTyped = `o.typed_school_name is not null and o.school_id is null and o.type = 'academic_unit'`

const typedQuery = (limit: number) => ({
  name: `console-typed-names-${limit}`,
  text: `select o.typed_school_name as name, o.school_type as type, count(*)::int as people from organizations o
    where ${isTyped} and (o.typed_school_name, o.school_type) > ($1, $2)
    group by o.typed_school_name, o.school_type order by o.typed_school_name, o.school_type ${limitTo(limit)}`,
})

/** Returns a page of the school names people typed, each with schools it may mean. */
export async function listTyped(platform: Platform, cursor: string | undefined) {
  const after = cursor === undefined ? ['', ''] : decodeCursor(cursor, key)
  const { rows } = await platform.pool.query<Omit<TypedName, 'suggestions'>>({
    ...typedQuery(limits.pageSize + 1),
    values: after,
  })
  const { items, nextCursor } = pageOf(rows, limits.pageSize, ({ name, type }) => [name, type])
  return { items: await Promise.all(items.map((row) => withSuggestions(platform, row))), nextCursor }
}

async function withSuggestions({ db }: Platform, row: Omit<TypedName, 'suggestions'>): Promise<TypedName> {
  const find = (keyword: string) => findSchools(db, { type: row.type, keyword, limit: suggested })
  const asTyped = await find(row.name)
  const found = asTyped.length > 0 ? asTyped : await find(coreOf(row.name))
  return { ...row, suggestions: found.map(({ id, name, county }) => ({ id, name, county })) }
}

/** Counts for the console's menu: people who typed a name. */
export async function countTyped({ pool }: Platform) {
  const { rows } = await pool.query<{ waiting: number }>({
    name: 'console-typed-count',
    // The menu counts no further.
    text: `select count(*)::int as waiting from (select 1 from organizations o where ${isTyped} ${limitTo(1_000)}) typed`,
  })
  return { waiting: rows[0]?.waiting ?? 0, isUrgent: false }
}

interface Match {
  name: string
  type: SchoolType
  schoolId: string
}

/**
 * Assigns people who typed a name to a school, keeping their grades; at most `consoleLimits.matchedAtOnce` per call.
 */
export async function matchTyped(platform: Platform, by: Actor, { name, type, schoolId }: Match) {
  const meant = sql`o.typed_school_name = ${name} and o.school_type = ${type} and ${sql.raw(isTyped)}`
  return inTransaction(platform.db, async (transaction) => {
    // Checked even if nobody typed that name (any more), so that the log never names a missing school.
    const school = await holdSchool(transaction, schoolId)
    if (school === undefined || school.isClosed) refuse('SCHOOL_NOT_FOUND')
    const { rows } = await transaction.execute<{ id: string }>(sql`
      select o.account_id as id from organizations o where ${meant} order by o.account_id
      limit ${consoleLimits.matchedAtOnce}`)
    let moved = 0
    for (const { id } of rows) {
      // Skips accounts deleted in the meantime.
      if ((await lockAccount(transaction, id)) === undefined) continue
      await moveToSchool(platform, transaction, id, { schoolId, grade: null })
      moved += 1
    }
    const data = { moved, type }
    await audit(platform, transaction, { by, act: 'school.matched', subject: { type: 'school', id: schoolId }, data })
    const left = await transaction.execute<{ count: number }>(
      sql`select count(*)::int as count from organizations o where ${meant}`,
    )
    return { moved, left: left.rows[0]?.count ?? 0 }
  })
}
