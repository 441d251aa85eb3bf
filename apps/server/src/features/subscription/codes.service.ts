import { durations, limits } from '@learntrail/contract/limits'
import type { PlanCode, PlanCodeState, PlanEnd } from '@learntrail/contract/subscription/codes'
import { planCodeRevoked, planCodesMade } from '@learntrail/contract/subscription/events'
import { planEndsSoon } from '@learntrail/contract/subscription/limits'
import { type Actor, audit } from '../../platform/audit/audit.ts'
import { inTransaction } from '../../platform/database/index.ts'
import { refuse } from '../../platform/http/refusal.ts'
import { newId } from '../../platform/ids/ids.ts'
import { firstId, idKey, lastId } from '../../platform/paging/by-id.ts'
import { lastMoment, momentKey } from '../../platform/paging/by-moment.ts'
import { decodeCursor, pageOf } from '../../platform/paging/cursor.ts'
import type { Platform } from '../../platform/platform.ts'
import { listEndings } from '../accounts/index.ts'
import { groupedCode, hashPlanCode, newPlanCode } from './code-letters.rules.ts'
import * as repository from './codes.repository.ts'

interface NewCodes {
  plan: PlanCode['plan']
  days: number
  count: number
  uses: number
  redeemable: number
  note: string
}

/** Makes codes; the answer is the only time that they are shown. */
export async function makeCodes(platform: Platform, by: Actor, { count, redeemable, ...code }: NewCodes) {
  const at = platform.clock.now()
  const expiresAt = new Date(at.getTime() + redeemable * durations.day)
  const made = Array.from({ length: count }, () => ({ id: newId(at.getTime()), code: newPlanCode() }))
  await inTransaction(platform.db, async (transaction) => {
    const rows = made.map(({ id, code: letters }) => ({
      id,
      ...code,
      madeBy: by.id,
      createdAt: at,
      expiresAt,
      codeHash: hashPlanCode(letters),
      ending: letters.slice(-4),
    }))
    await repository.insertCodes(transaction, rows)
    const [first] = rows
    if (first === undefined) return
    await audit(platform, transaction, {
      by,
      act: 'code.made',
      subject: { type: 'code', id: first.id },
      data: { plan: code.plan, days: code.days, uses: code.uses, count },
    })
    const fact = { actorId: by.id, subjectId: first.id, data: { count: String(count) }, at }
    await platform.events.record(transaction, planCodesMade, fact)
  })
  return { codes: made.map(({ code: letters }) => groupedCode(letters)), expiresAt: expiresAt.toISOString() }
}

interface CodesPage {
  state?: PlanCodeState | undefined
  cursor?: string | undefined
}

export async function listCodes({ pool, clock }: Platform, { state, cursor }: CodesPage) {
  const [after] = cursor === undefined ? [lastId] : decodeCursor(cursor, idKey)
  const rows = await repository.listCodes(pool, clock.now(), { state, after, limit: limits.pageSize + 1 })
  return pageOf(rows, limits.pageSize, ({ id }) => [id])
}

/** Revokes a code; people who redeemed it keep what it gave. */
export async function revokeCode(platform: Platform, by: Actor, id: string): Promise<PlanCode> {
  const at = platform.clock.now()
  const { ending } = (await repository.findCode(platform.pool, at, id)) ?? refuse('PLAN_CODE_NOT_FOUND')
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.setRevoked(transaction, id, at))) return
    await audit(platform, transaction, { by, act: 'code.revoked', subject: { type: 'code', id } })
    const fact = { actorId: by.id, subjectId: id, data: { name: ending }, at }
    await platform.events.record(transaction, planCodeRevoked, fact)
  })
  return (await repository.findCode(platform.pool, at, id)) ?? refuse('PLAN_CODE_NOT_FOUND')
}

/** Lists who redeemed a code; the look is logged. */
export async function listRedemptions(platform: Platform, by: Actor, id: string, cursor: string | undefined) {
  const { db, pool, clock } = platform
  if ((await repository.findCode(pool, clock.now(), id)) === undefined) refuse('PLAN_CODE_NOT_FOUND')
  await audit(platform, db, { by, act: 'code.looked', subject: { type: 'code', id } })
  const after = cursor === undefined ? lastMoment : decodeCursor(cursor, momentKey)
  const rows = await repository.listRedemptions(pool, id, after)
  return pageOf(rows, limits.pageSize, ({ at, person }) => [at, person.id])
}

/** Lists people whose plan ends soon, the soonest first; the look is logged. */
export async function listPlanEnds(platform: Platform, by: Actor, cursor: string | undefined) {
  const { db, pool, clock } = platform
  await audit(platform, db, { by, act: 'plan_ends.looked' })
  const now = clock.now()
  const after = cursor === undefined ? (['-infinity', firstId] as const) : decodeCursor(cursor, momentKey)
  const until = new Date(now.getTime() + planEndsSoon * durations.day)
  const rows = await listEndings(db, { now, until, after, limit: limits.pageSize + 1 })
  const page = pageOf(rows, limits.pageSize, ({ endsAt, accountId }) => [endsAt.toISOString(), accountId])
  const ids = page.items.map(({ accountId }) => accountId)
  const people = await repository.summariesOf(pool, ids)
  const items = page.items.flatMap(({ accountId, plan, endsAt, source }): PlanEnd[] => {
    const person = people.get(accountId)
    return person === undefined ? [] : [{ person, plan, endsAt: endsAt.toISOString(), source }]
  })
  return { items, nextCursor: page.nextCursor }
}
