import type { ListedSchool, WholeSchool } from '@learntrail/contract/console/schools'
import { limits } from '@learntrail/contract/limits'
import { z } from 'zod'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { addPermissions, findAccountByName, forgetAccess, removePermissions } from '../../accounts/index.ts'
import { type SchoolFilter, schoolQuery, schoolsQuery } from './schools.queries.ts'

const key = z.tuple([z.string().max(40), z.uuid()])

export async function listSchools(
  { pool }: Platform,
  { cursor, ...filter }: SchoolFilter & { cursor?: string | undefined },
) {
  const after = cursor === undefined ? (['', firstId] as const) : decodeCursor(cursor, key)
  const { rows } = await pool.query<ListedSchool>(schoolsQuery(filter, after, limits.pageSize + 1))
  return pageOf(rows, limits.pageSize, ({ code, id }) => [code, id])
}

/** A school, which the log keeps that somebody has looked at: it tells who acts for it. */
export async function lookAtSchool(platform: Platform, by: Actor, id: string): Promise<WholeSchool> {
  const school = await readSchool(platform, id)
  await audit(platform, platform.db, { by, act: 'school.looked', subject: { type: 'school', id } })
  return school
}

async function readSchool({ pool, clock }: Platform, id: string): Promise<WholeSchool> {
  const [row] = (await pool.query<WholeSchool>({ ...schoolQuery, values: [id, clock.now()] })).rows
  return row ?? refuse('SCHOOL_NOT_FOUND')
}

interface Permission {
  /** An e-mail or an account name. */
  account: string
  reason: string
}

/** Lets somebody act for a school, or no longer. */
export async function setPermission(
  platform: Platform,
  by: Actor,
  id: string,
  { account, reason, isTaken }: Permission & { isTaken: boolean },
): Promise<WholeSchool> {
  await readSchool(platform, id)
  await inTransaction(platform.db, async (transaction) => {
    const found = await findAccountByName(transaction, account)
    if (found === undefined || found.deletedAt !== null) return refuse('ACCOUNT_NOT_FOUND')
    if (isTaken) await removePermissions(transaction, found.id, [id])
    else await addPermissions(transaction, found.id, [id], platform.clock.now())
    forgetAccess(platform, transaction, found.id)
    const act = isTaken ? 'school.permission_taken' : 'school.permitted'
    const data = { accountId: found.id }
    await audit(platform, transaction, { by, act, subject: { type: 'school', id }, reason, data })
  })
  return readSchool(platform, id)
}
