import { durations } from '@learntrail/contract/limits'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Transaction } from '../../../../platform/database/index.ts'
import { hashToken, newToken } from '../../../accounts/index.ts'
import { putLink, type StoredLine } from '../signing.repository.ts'

/** The secret by which the guardian of a line signs; the one before is over. */
export async function makeLink(
  transaction: Transaction,
  { planId, id }: Pick<StoredLine, 'planId' | 'id'>,
  at: Date,
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(at.getTime() + planLimits.signingLink * durations.day)
  await putLink(transaction, { planId, lineId: id, tokenHash: hashToken(token), askedAt: at, expiresAt })
  return token
}
