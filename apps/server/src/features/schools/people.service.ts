import { accountDurations } from '@learntrail/contract/accounts/limits'
import { accountClosed, accountReopened, personLeft } from '@learntrail/contract/schools/events'
import { schoolLimits } from '@learntrail/contract/schools/limits'
import type { SchoolPeopleFilter } from '@learntrail/contract/schools/people'
import { z } from 'zod'
import { type Actor, audit, isAudited } from '../../platform/audit/audit.ts'
import { inTransaction, type Transaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { deleteOtherSessions, endVouching, forgetAccess, updateAccount } from '../accounts/index.ts'
import {
  countAsInGrade,
  deleteImported,
  findImportedOf,
  findSeatTwice,
  holdList,
  notePlace,
  sameCode,
  saveImported,
  setSeatNumber,
} from '../profiles/index.ts'
import * as queries from './people.queries.ts'
import { checkPermitted } from './permitted.policy.ts'

const key = z.tuple([z.string(), z.string(), z.string(), z.string(), z.string()])

export async function listSchoolPeople(
  { db, pool }: Platform,
  me: string,
  schoolId: string,
  { cursor, ...filter }: SchoolPeopleFilter & { cursor?: string | undefined },
) {
  await checkPermitted(db, me, schoolId)
  const from = cursor === undefined ? queries.beginning : decodeCursor(cursor, key)
  const rows = await queries.listPeople(pool, schoolId, filter, { from, limit: schoolLimits.page + 1 })
  const { items, nextCursor } = pageOf(rows, schoolLimits.page, (one) => [
    one.academicRole,
    one.grade,
    one.className,
    one.seat,
    one.studentNumber,
  ])
  return { items: items.map(({ seat: _, email: __, gender: ___, ...person }) => person), nextCursor }
}

export async function listSchoolClasses({ db, pool }: Platform, me: string, schoolId: string) {
  const schoolName = await checkPermitted(db, me, schoolId)
  const items = await queries.listClasses(pool, schoolId)
  return { schoolName, items, teachers: await queries.countTeachers(pool, schoolId) }
}

/** Reads everybody for the table. */
export async function readAllPeople(
  { db, pool, clock }: Platform,
  me: string,
  schoolId: string,
  filter: SchoolPeopleFilter,
) {
  const schoolName = await checkPermitted(db, me, schoolId)
  return { schoolName, people: await queries.readTable(pool, schoolId, filter, clock.now()) }
}

interface Changed {
  id: string
  fullName?: string | undefined
  grade?: string | undefined
  className?: string | undefined
  seatNumber?: string | undefined
}

/** Corrects what a school says of its people, as a list would; all corrections or none. */
export async function changeSchoolPeople(
  platform: Platform,
  by: Actor,
  schoolId: string,
  people: readonly Changed[],
): Promise<number> {
  await checkPermitted(platform.db, by.id, schoolId)
  const at = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    await holdList(transaction, schoolId)
    const held = await hold(transaction, schoolId, people)
    let changed = 0
    // A list may have given other people the same number, which must not block unrelated corrections.
    const seated: string[] = []
    for (const { id } of held) {
      const { id: _, ...change } = people.find((one) => one.id === id) ?? refuse('USER_NOT_FOUND')
      const before = (await findImportedOf(transaction, id)) ?? refuse('USER_NOT_FOUND')
      const isStudent = before.academicRole === 'student'
      const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined))
      const after = { ...before, ...given, ...(!isStudent && { grade: '', className: '', seatNumber: '' }) }
      const names = ['fullName', 'grade', 'className', 'seatNumber'] as const
      if (names.every((name) => after[name] === before[name])) continue
      changed += 1
      if ((['grade', 'className', 'seatNumber'] as const).some((name) => after[name] !== before[name])) seated.push(id)
      await setSeatNumber(transaction, id, after.seatNumber)
      await saveImported(transaction, id, { ...after, grade: after.grade as '' }, at)
      if (after.fullName !== before.fullName) await updateAccount(transaction, id, { fullName: after.fullName })
      if (isStudent) {
        const { grade, className } = after
        const place = { schoolId, typedSchoolName: null, academicRole: 'student' as const, grade, className }
        await notePlace(transaction, id, place, at)
        if (grade !== before.grade) await countAsInGrade(platform, transaction, { accountId: id, grade })
      }
      const subject = { type: 'account', id } as const
      await audit(platform, transaction, { by, act: 'school.person_changed', subject, data: { schoolId } })
    }
    const twice = await findSeatTwice(transaction, schoolId, seated)
    if (twice !== undefined) refuse('SEAT_NUMBER_TAKEN', { values: { number: twice } })
    return changed
  })
}

async function hold(transaction: Transaction, schoolId: string, people: readonly { id: string }[]) {
  const held = await queries.holdListed(
    transaction,
    schoolId,
    people.map(({ id }) => id),
  )
  if (held.length < people.length) refuse('USER_NOT_FOUND')
  return held
}

export interface Many {
  schoolId: string
  personIds: readonly string[]
  reason: string
}

/**
 * Applies a change to accounts that a school made, each locked; repeating it changes nothing. Returns how many changed.
 */
export async function each(
  platform: Platform,
  by: Actor,
  { schoolId, personIds, reason }: Many,
  act: 'school.account_closed' | 'school.account_reopened' | 'school.person_left' | 'school.transfer_begun',
  change: (transaction: Transaction, one: { id: string; deletedAt: string | null }) => Promise<boolean>,
): Promise<number> {
  await checkPermitted(platform.db, by.id, schoolId)
  return inTransaction(platform.db, async (transaction) => {
    let changed = 0
    const held = await hold(
      transaction,
      schoolId,
      personIds.map((id) => ({ id })),
    )
    for (const one of held) {
      if (!(await change(transaction, one))) continue
      changed += 1
      forgetAccess(platform, transaction, one.id)
      const subject = { type: 'account', id: one.id } as const
      await audit(platform, transaction, { by, act, subject, reason, data: { schoolId } })
    }
    return changed
  })
}

export function closeAccounts(platform: Platform, by: Actor, many: Many): Promise<number> {
  const at = platform.clock.now()
  return each(platform, by, many, 'school.account_closed', async (transaction, { id, deletedAt }) => {
    if (deletedAt !== null) return false
    await updateAccount(transaction, id, { deletedAt: at })
    await deleteOtherSessions(transaction, id, null)
    await platform.events.record(transaction, accountClosed, { actorId: by.id, subjectId: id, at })
    return true
  })
}

/**
 * Reopens accounts that the school closed, not those that their holders chose to delete. A pupil whose seat number is
 * taken by now returns without one.
 */
export async function reopenAccounts(platform: Platform, by: Actor, many: Many) {
  const at = platform.clock.now()
  const seatless = new Set<string>()
  const changed = await each(platform, by, many, 'school.account_reopened', async (transaction, { id, deletedAt }) => {
    if (deletedAt === null) return false
    const since = new Date(deletedAt)
    if (at.getTime() >= since.getTime() + accountDurations.deletionBuffer) return false
    if (!(await isAudited(transaction, { act: 'school.account_closed', subjectId: id, since }))) return false
    await updateAccount(transaction, id, { deletedAt: null })
    await holdList(transaction, many.schoolId)
    if ((await findSeatTwice(transaction, many.schoolId, [id])) !== undefined) {
      await setSeatNumber(transaction, id, '')
      seatless.add(id)
    }
    await platform.events.record(transaction, accountReopened, { actorId: by.id, subjectId: id, at })
    return true
  })
  return { changed, withoutSeat: seatless.size }
}

/** Removes people from the school's list; what they say of themselves stays until they change it. */
export function letGo(platform: Platform, by: Actor, many: Many): Promise<number> {
  const at = platform.clock.now()
  return each(platform, by, many, 'school.person_left', async (transaction, { id }) => {
    await deleteImported(transaction, id)
    const schools = await sameCode(transaction, many.schoolId)
    await endVouching(transaction, id, schools)
    await notePlace(transaction, id, null, at)
    await platform.events.record(transaction, personLeft, { actorId: by.id, subjectId: id, at })
    return true
  })
}
