import { paceOfPlan, weekOn } from '@learntrail/contract/plans/doing/pace'
import type { GuardianPlan, GuardianPlanPage, GuardianPlanSummary } from '@learntrail/contract/plans/for-guardians'
import { planLimits } from '@learntrail/contract/plans/limits'
import { schoolOfPlan } from '@learntrail/contract/plans/school/facts'
import { z } from 'zod'
import type { Guardian, Person } from '../../../platform/access/person.ts'
import { dayIn } from '../../../platform/clock/taipei.ts'
import { inTransaction, type Queryable } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listWaysTo, reachChild } from '../../guardians/index.ts'
import { holdPlan } from '../plans.repository.ts'
import { makeLink } from '../signing/by-link/make-link.service.ts'
import { settle } from '../signing/settle.service.ts'
import { type Asked, findShown, listShown, type SummaryRow } from './for-guardians.queries.ts'

/** Returns the address and account by which a guardian of the child can be asked. */
export async function askedOf(db: Queryable, guardianId: string, childId: string): Promise<Asked> {
  const ways = (await listWaysTo(db, [childId])).find(({ id }) => id === guardianId)
  return { childId, email: ways?.email ?? null, accountId: ways?.accountId ?? null }
}

const placeKey = z.tuple([z.boolean(), z.uuid()])

const summaryOf = (row: SummaryRow, today: string): GuardianPlanSummary => ({ ...row, week: weekOn(row, today) })

/** Returns a page of a child's plans: those waiting for this guardian, then the newest. */
export async function listForGuardian(
  { db, pool, clock }: Platform,
  guardian: Guardian,
  childId: string,
  cursor: string | undefined,
): Promise<GuardianPlanPage> {
  const after = cursor === undefined ? ([true, lastId] as const) : decodeCursor(cursor, placeKey)
  await reachChild(db, guardian, childId)
  const asked = await askedOf(db, guardian.id, childId)
  const rows = await listShown(pool, asked, after, planLimits.page + 1)
  const { items, nextCursor } = pageOf(rows, planLimits.page, ({ asks, _id }) => [asks !== null, _id])
  const today = dayIn(clock.now())
  return { items: items.map((row) => summaryOf(row, today)), nextCursor }
}

interface Named {
  childId: string
  id: string
}

export async function readForGuardian(
  { db, pool, clock }: Platform,
  guardian: Guardian,
  { childId, id }: Named,
): Promise<GuardianPlan> {
  const { name: guardianName, childName } = await reachChild(db, guardian, childId)
  const found = await findShown(pool, await askedOf(db, guardian.id, childId), id)
  const { content, schoolSettings, isBegun, doneItems, finishedAt, ...told } = found ?? refuse('PLAN_NOT_FOUND')
  const today = dayIn(clock.now())
  return {
    ...summaryOf(told, today),
    childName,
    guardianName,
    signers: told.signers,
    plan: content,
    ofSchool: schoolOfPlan(schoolSettings),
    result: told.result,
    certified: told.certified,
    finishedAt: finishedAt?.toISOString() ?? null,
    pace: isBegun ? paceOfPlan(content, doneItems, today) : null,
  }
}

/**
 * Makes a link to sign, valid beside the one in the mail: a guardian who leaves the page can still sign by the mail.
 * Signing works the same way by either.
 */
export async function makeSigningLink(
  { db, pool, clock }: Platform,
  { guardian, person }: { guardian: Guardian; person: Person | null },
  { childId, id }: Named,
): Promise<{ token: string }> {
  await reachChild(db, guardian, childId)
  if (person?.id === childId) refuse('GUARDIAN_IS_CHILD')
  const asked = await askedOf(db, guardian.id, childId)
  if ((await findShown(pool, asked, id)) === undefined) refuse('PLAN_NOT_FOUND')
  return inTransaction(db, async (transaction) => {
    const plan = (await holdPlan(transaction, id)) ?? refuse('PLAN_NOT_FOUND')
    const { lines } = await settle(transaction, plan)
    const line = lines.find(
      ({ role, state, guardianEmail }) =>
        role === 'guardian' && state === 'asked' && isSame(guardianEmail, asked.email),
    )
    const asking = { madeFor: 'page' as const, at: clock.now() }
    return { token: await makeLink(transaction, line ?? refuse('SIGNATURE_NOT_ASKED'), asking) }
  })
}

const isSame = (one: string | null, other: string | null) =>
  one !== null && other !== null && one.toLowerCase() === other.toLowerCase()
