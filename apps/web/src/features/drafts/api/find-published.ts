import { draftLimits } from '@learntrail/contract/drafts/limits'
import { call } from '../../../api/call.ts'

/** Returns which of these client ids already belong to published records of the caller. */
export async function findPublished(clientIds: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < clientIds.length; at += draftLimits.takenIn) {
    const body = { clientIds: clientIds.slice(at, at + draftLimits.takenIn) }
    for (const id of (await call('POST /api/v2/portfolios/published', { body })).clientIds) known.add(id)
  }
  return known
}
