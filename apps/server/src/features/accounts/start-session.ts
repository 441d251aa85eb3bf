import { durations } from '@learntrail/contract/limits'
import type { Transaction } from '../../platform/database/index.ts'
import { recordEvent } from '../../platform/events/record-event.ts'
import { newId } from '../../platform/ids/ids.ts'
import { hashToken, newToken } from './session-token.ts'
import { insertSession } from './sessions.repository.ts'

/** Where a sign-in comes from. */
export interface Origin {
  device: string
  address: string
}

/** Signs an account in on a device; answers the cookie's value, which is kept nowhere. */
export async function startSession(
  transaction: Transaction,
  { accountId, origin, now }: { accountId: string; origin: Origin; now: Date },
): Promise<string> {
  const token = newToken()
  await insertSession(transaction, {
    id: newId(),
    tokenHash: hashToken(token),
    accountId,
    device: origin.device,
    address: origin.address,
    createdAt: now,
    expiresAt: new Date(now.getTime() + durations.session),
  })
  await recordEvent(transaction, {
    kind: 'session.started',
    ownerId: accountId,
    actorId: accountId,
    data: { device: origin.device, address: origin.address },
    at: now,
  })
  return token
}
