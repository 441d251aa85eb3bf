import type { AuditAct } from '@learntrail/contract/console/acts'
import { askedParts } from '@learntrail/contract/prizes/asked'
import type { ApplicationDetails, HandledApplication } from '@learntrail/contract/prizes/handling'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import { type Actor, audit } from '../../../platform/audit/audit.ts'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import { foldSpokenNumber } from '../../../platform/ids/spoken-number.ts'
import { firstId, idKey, lastId } from '../../../platform/paging/by-id.ts'
import { decodeCursor, pageOf } from '../../../platform/paging/cursor.ts'
import type { Platform } from '../../../platform/platform.ts'
import { handledDetails, openDetails, partOf } from '../sealed-details.mapping.ts'
import * as repository from './applications.repository.ts'
import { keptUntil } from './kept-until.rules.ts'
import { takeStep } from './take-step.service.ts'

interface Page {
  state?: ApplicationState | undefined
  prizeId?: string | undefined
  words?: string | undefined
  cursor?: string | undefined
}

/** Lists applications; the look is logged, since the list tells who applies for what. */
export async function listApplications(platform: Platform, by: Actor, { state, prizeId, words = '', cursor }: Page) {
  await audit(platform, platform.db, { by, act: 'applications.looked' })
  const isOldestFirst = state === 'underReview' || state === 'approved' || state === 'preparing'
  const [after] = cursor === undefined ? [isOldestFirst ? firstId : lastId] : decodeCursor(cursor, idKey)
  const page = {
    state,
    prizeId,
    words: foldSpokenNumber(words) || undefined,
    isOldestFirst,
    after,
    limit: prizeLimits.page + 1,
  }
  const rows = await repository.listAll(platform.pool, platform.clock.now(), page)
  return pageOf(rows, prizeLimits.page, ({ id }) => [id])
}

/** For the menu of the console. */
export async function countWaiting({ pool }: Platform) {
  return { waiting: await repository.countWaiting(pool), isUrgent: false }
}

export async function readApplication({ db, pool, clock }: Platform, id: string): Promise<HandledApplication> {
  const {
    endedAt,
    erasedAt: goneAt,
    ...found
  } = (await repository.findHandled(pool, clock.now(), id)) ?? refuse('APPLICATION_NOT_FOUND')
  const held = new Set((await repository.listFields(db, id)).map((field) => partOf[field]))
  return {
    ...found,
    trail: await repository.listTrail(db, id),
    holds: askedParts.filter((part) => held.has(part)),
    erasedAt: keptUntil(endedAt, goneAt),
  }
}

/** Opens the details of one application for a reason, which is logged before anything is answered. */
export async function lookAtDetails(
  platform: Platform,
  by: Actor,
  id: string,
  reason: string,
): Promise<ApplicationDetails> {
  const { db, pool, clock, sealing } = platform
  if ((await repository.findHandled(pool, clock.now(), id)) === undefined) refuse('APPLICATION_NOT_FOUND')
  await audit(platform, db, { by, act: 'application.looked', subject: { type: 'application', id }, reason })
  return handledDetails(openDetails(sealing, id, await repository.listDetails(db, id)))
}

export type Handling =
  | { step: 'approve' | 'prepare' | 'receive' }
  | { step: 'refuse'; reason: string }
  | { step: 'send'; tracking: string }

const outcomes: Record<Handling['step'], { act: AuditAct; state: ApplicationState }> = {
  approve: { act: 'application.approved', state: 'approved' },
  refuse: { act: 'application.refused', state: 'auditFailed' },
  prepare: { act: 'application.preparing', state: 'preparing' },
  send: { act: 'application.sent', state: 'sent' },
  receive: { act: 'application.received', state: 'received' },
}

/**
 * Takes a step. If two of the staff take it, the first does and the second is refused (APPLICATION_STEP_DONE); the same
 * person repeating it is answered.
 */
export async function handleApplication(platform: Platform, by: Actor, id: string, handling: Handling) {
  const at = platform.clock.now()
  const { act, state } = outcomes[handling.step]
  await inTransaction(platform.db, async (transaction) => {
    const held = (await repository.holdApplication(transaction, id)) ?? refuse('APPLICATION_NOT_FOUND')
    if (await takeStep(platform, transaction, held, { ...handling, byId: by.id, at })) {
      const data = { accountId: held.accountId }
      await audit(platform, transaction, { by, act, subject: { type: 'application', id }, data })
      return
    }
    if ((await repository.whoCameTo(transaction, id, state)) !== by.id) refuse('APPLICATION_STEP_DONE')
  })
  return readApplication(platform, id)
}
