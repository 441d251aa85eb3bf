import { consoleLimits } from '@learntrail/contract/console/limits'
import type { TypedName } from '@learntrail/contract/console/schools'
import { limits } from '@learntrail/contract/limits'
import type { SchoolType } from '@learntrail/contract/profiles/organization-codes'
import { z } from 'zod'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { lockAccount } from '../../accounts/index.ts'
import {
  countPeopleWhoTyped,
  countTypedNames,
  findSchools,
  holdSchool,
  listPeopleWhoTyped,
  listTypedNames,
  moveToSchool,
} from '../../profiles/index.ts'
import { coreOf } from './typed-names.rules.ts'

const suggested = 5
const key = z.tuple([z.string().max(200), z.string().max(60)])

/** Returns a page of the school names people typed, each with schools it may mean. */
export async function listTyped(platform: Platform, cursor: string | undefined) {
  const after: [string, string] = cursor === undefined ? ['', ''] : decodeCursor(cursor, key)
  const rows = await listTypedNames(platform.pool, after, limits.pageSize + 1)
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
  // The menu counts no further.
  return { waiting: await countTypedNames(pool, 1_000), isUrgent: false }
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
  const typed = { name, type }
  return inTransaction(platform.db, async (transaction) => {
    // Checked even if nobody typed that name (any more), so that the log never names a missing school.
    const school = await holdSchool(transaction, schoolId)
    if (school === undefined || school.isClosed) refuse('SCHOOL_NOT_FOUND')
    let moved = 0
    for (const id of await listPeopleWhoTyped(transaction, typed, consoleLimits.matchedAtOnce)) {
      // Skips accounts deleted in the meantime.
      if ((await lockAccount(transaction, id)) === undefined) continue
      await moveToSchool(platform, transaction, id, { schoolId, grade: null })
      moved += 1
    }
    const data = { moved, type }
    await audit(platform, transaction, { by, act: 'school.matched', subject: { type: 'school', id: schoolId }, data })
    return { moved, left: await countPeopleWhoTyped(transaction, typed) }
  })
}
