import { durations } from '@learntrail/contract/limits'
import { planLimits } from '@learntrail/contract/plans/limits'
import type { Transaction } from '../../../../platform/database/index.ts'
import { hashToken, newToken } from '../../../accounts/index.ts'
import { putLink, type StoredLine, type StoredLink } from '../signing.repository.ts'

type Line = Pick<StoredLine, 'planId' | 'id'>

/** Makes a token for the guardian of a line, valid until they answer or `planLimits.signingLink` days have passed. */
export async function makeLink(
  transaction: Transaction,
  { planId, id: lineId }: Line,
  { madeFor, at }: { madeFor: StoredLink['madeFor']; at: Date },
): Promise<string> {
  const token = newToken()
  const expiresAt = new Date(at.getTime() + planLimits.signingLink * durations.day)
  await putLink(transaction, { planId, lineId, madeFor, tokenHash: hashToken(token), askedAt: at, expiresAt })
  return token
}
