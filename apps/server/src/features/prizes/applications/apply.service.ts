import type { OwnApplication } from '@learntrail/contract/prizes/applications'
import type { AskedPart } from '@learntrail/contract/prizes/asked'
import type { DetailsGiven } from '@learntrail/contract/prizes/details'
import { prizeApplied } from '@learntrail/contract/prizes/events'
import { prizeLimits } from '@learntrail/contract/prizes/limits'
import { partsAsked } from '@learntrail/contract/prizes/parts-asked'
import { inTransaction, type Transaction } from '../../../platform/database/index.ts'
import { refuse, refuseField } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { newSpokenNumber } from '../../../platform/ids/spoken-number.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findAccount } from '../../accounts/index.ts'
import { holdForPrize } from '../../rewards/index.ts'
import { holdPrize, moveStock, type StoredPrize } from '../catalogue/prizes.repository.ts'
import { readAsking } from '../catalogue/prizes.service.ts'
import { sealDetails } from '../sealed-details.mapping.ts'
import * as repository from './applications.repository.ts'
import { addressOf, askGuardian } from './ask-guardian.service.ts'
import { readOwn } from './own.service.ts'

interface Applying {
  clientId: string
  prizeId: string
  points: number
  /** The parts that the form asked for when it was filled in. */
  asked: AskedPart[]
  details: DetailsGiven
}

/**
 * Applies for a prize; points and a piece are held from the start, in the transaction that writes the application. The
 * same client id answers the existing application.
 */
export async function applyForPrize(platform: Platform, me: string, applying: Applying): Promise<OwnApplication> {
  const id = await inTransaction(platform.db, async (transaction) => {
    // Serialised per person, so that an application sent twice is one and the limits hold.
    const open = await repository.countOpen(transaction, me)
    const before = await repository.findByClient(transaction, me, applying.clientId)
    return before?.id ?? record(platform, transaction, { me, open, applying })
  })
  return readOwn(platform, me, id)
}

async function record(
  platform: Platform,
  transaction: Transaction,
  { me, open, applying }: { me: string; open: number; applying: Applying },
): Promise<string> {
  const { clientId, prizeId, details } = applying
  const at = platform.clock.now()
  const limit = prizeLimits.open
  if (open >= limit) refuse('APPLICATION_LIMIT_REACHED', { values: { limit } })
  const prize = (await holdPrize(transaction, prizeId)) ?? refuse('PRIZE_NOT_FOUND')
  checkIsOffered(prize, at)
  const asked = partsAsked(prize, await readAsking(transaction, me, at))
  if (prize.points !== applying.points || !isSame(asked, applying.asked)) refuse('PRIZE_CHANGED')
  const missing = asked.find((part) => details[part] === undefined)
  if (missing !== undefined) refuseField(`details.${missing}`, 'required')
  if ((await repository.countHad(transaction, me, prizeId)) >= prize.perPerson) refuse('PRIZE_HAD_ENOUGH')
  if (prize.stock < 1) refuse('PRIZE_RUN_OUT')
  const applicant = (await findAccount(transaction, me)) ?? refuse('NOT_AUTHENTICATED')
  const { guardian } = details
  const email =
    asked.includes('guardian') && guardian !== undefined ? await addressOf(transaction, applicant, guardian) : undefined

  const id = newId(at.getTime())
  const { points, way } = prize
  const row = { accountId: me, id, prizeId, clientId, way, points, state: 'underReview' as const, createdAt: at }
  while (!(await repository.insertApplication(transaction, { ...row, number: newSpokenNumber(at) })));
  await moveStock(transaction, prizeId, -1)
  await holdForPrize(transaction, { accountId: me, applicationId: id, points, name: prize.name, at })
  await repository.insertStep(transaction, { applicationId: id, state: 'underReview', at, byId: null })
  await repository.insertDetails(transaction, id, sealDetails(platform.sealing, id, asked, details, email))
  if (email !== undefined) await askGuardian(platform, transaction, applicant, { applicationId: id, email, prize, at })
  const data = { ownerId: me, name: prize.name, points }
  // Tells the person's other devices.
  await platform.realtime.tell(transaction, { topic: me, kind: 'updateApplication', id })
  await platform.events.record(transaction, prizeApplied, { actorId: me, subjectId: id, data, at })
  return id
}

function checkIsOffered({ withdrawnAt, startsAt, endsAt }: StoredPrize, at: Date): void {
  if (withdrawnAt !== null) refuse('PRIZE_NOT_FOUND')
  if ((startsAt !== null && startsAt > at) || (endsAt !== null && endsAt <= at)) refuse('PRIZE_NOT_OFFERED')
}

const isSame = (asked: readonly AskedPart[], seen: readonly AskedPart[]) =>
  asked.length === seen.length && asked.every((part) => seen.includes(part))
