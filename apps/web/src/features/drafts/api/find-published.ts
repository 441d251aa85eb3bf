import { postLimits } from '@learntrail/contract/posts/limits'
import { call } from '../../../api/call.ts'

/** Returns which of these client ids already belong to published records of the caller. */
export async function findPublished(clientIds: readonly string[]): Promise<Set<string>> {
  const known = new Set<string>()
  for (let at = 0; at < clientIds.length; at += postLimits.takenIn) {
    const body = { clientIds: clientIds.slice(at, at + postLimits.takenIn) }
    for (const id of (await call('POST /api/v2/portfolios/published', { body })).clientIds) known.add(id)
  }
  return known
}
