import type { ListedSchool, WholeSchool } from '@learntrail/contract/console/schools'
import { limits } from '@learntrail/contract/limits'
import type { SchoolReach } from '@learntrail/contract/teachers/reach'
import { z } from 'zod'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { firstId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  addPermissions,
  findAccountByName,
  forgetAccess,
  giveSchoolPlan,
  removePermissions,
  takeSchoolPlan,
} from '../../accounts/index.ts'
import { holdSchool } from '../../profiles/index.ts'
import { endCode, putCode } from '../../teachers/index.ts'
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

/** Returns a school and logs that staff looked at it, since it shows who acts for it. */
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
  /** Null for the whole school. */
  reach?: SchoolReach | null | undefined
  reason: string
}

/** Lets a person act for a school, or ends that. */
export async function setPermission(
  platform: Platform,
  by: Actor,
  id: string,
  { account, reason, reach = null, isTaken }: Permission & { isTaken: boolean },
): Promise<WholeSchool> {
  return change(platform, id, async (transaction) => {
    const found = await findAccountByName(transaction, account)
    if (found === undefined || found.deletedAt !== null) return refuse('ACCOUNT_NOT_FOUND')
    if (isTaken) await removePermissions(transaction, found.id, [id])
    else await addPermissions(transaction, found.id, [id], platform.clock.now(), reach)
    forgetAccess(platform, transaction, found.id)
    const act = isTaken ? 'school.permission_taken' : 'school.permitted'
    const data = { accountId: found.id, classes: reach?.length ?? null }
    await audit(platform, transaction, { by, act, subject: { type: 'school', id }, reason, data })
  })
}

/** Makes a code for verifying the school's teachers. */
export function makeCode(
  platform: Platform,
  by: Actor,
  id: string,
  { reason, ...code }: { uses: number; days: number; reason: string },
): Promise<WholeSchool> {
  return change(platform, id, async (transaction) => {
    const codeId = await putCode(platform, transaction, by.id, { schoolId: id, ...code })
    const data = { codeId, ...code }
    await audit(platform, transaction, { by, act: 'school.code_made', subject: { type: 'school', id }, reason, data })
  })
}

export function revokeCode(
  platform: Platform,
  by: Actor,
  { id, codeId }: { id: string; codeId: string },
  reason: string,
): Promise<WholeSchool> {
  return change(platform, id, async (transaction) => {
    const ended = await endCode(transaction, codeId, [id], platform.clock.now())
    if (ended === undefined) refuse('SCHOOL_CODE_NOT_FOUND')
    const about = { act: 'school.code_revoked' as const, subject: { type: 'school' as const, id } }
    await audit(platform, transaction, { by, ...about, reason, data: { codeId } })
  })
}

/** Gives everybody who belongs to the school the school plan. */
export function givePlan(
  platform: Platform,
  by: Actor,
  id: string,
  { endsAt, reason }: { endsAt: string | null; reason: string },
): Promise<WholeSchool> {
  const until = endsAt === null ? null : new Date(endsAt)
  if (until !== null && until <= platform.clock.now()) refuse('PLAN_END_PASSED')
  return change(platform, id, async (transaction) => {
    await giveSchoolPlan(platform, transaction, { schoolId: id, endsAt: until, reason, grantedBy: by.id })
    const about = { act: 'school.plan_given' as const, subject: { type: 'school' as const, id } }
    await audit(platform, transaction, { by, ...about, reason, data: { endsAt } })
  })
}

export function takePlan(platform: Platform, by: Actor, id: string, reason: string): Promise<WholeSchool> {
  return change(platform, id, async (transaction) => {
    if (!(await takeSchoolPlan(platform, transaction, id))) return
    await audit(platform, transaction, { by, act: 'school.plan_taken', subject: { type: 'school', id }, reason })
  })
}

/** Locks a school and changes it; refuses with `SCHOOL_NOT_FOUND`. */
async function change(platform: Platform, id: string, act: (transaction: Transaction) => Promise<void>) {
  await inTransaction(platform.db, async (transaction) => {
    if ((await holdSchool(transaction, id)) === undefined) refuse('SCHOOL_NOT_FOUND')
    await act(transaction)
  })
  return readSchool(platform, id)
}
