import { isDeepStrictEqual } from 'node:util'
import { postAudienceChanged } from '@learntrail/contract/posts/events'
import type { Transaction } from '../../platform/database/index.ts'
import type { Platform } from '../../platform/platform.ts'

interface Audience {
  privacy: number
  groupIds: readonly string[]
}

interface Changed {
  id: string
  ownerId: string
  /** Null if staff made the change. */
  actorId: string | null
}

const inOrder = ({ privacy, groupIds }: Audience) => ({ privacy, groupIds: groupIds.toSorted() })

/** Records the event of a changed audience; does nothing if it is the same as before. */
export async function recordAudience(
  { events, clock }: Pick<Platform, 'events' | 'clock'>,
  transaction: Transaction,
  { id, ownerId, actorId }: Changed,
  { audience, audienceBefore }: { audience: Audience; audienceBefore: Audience },
): Promise<void> {
  const [now, before] = [inOrder(audience), inOrder(audienceBefore)]
  if (isDeepStrictEqual(now, before)) return
  const data = { ownerId, ...now, privacyBefore: before.privacy, groupIdsBefore: before.groupIds }
  await events.record(transaction, postAudienceChanged, { actorId, subjectId: id, data, at: clock.now() })
}
