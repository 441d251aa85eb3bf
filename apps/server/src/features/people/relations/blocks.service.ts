import { blocked, unblocked } from '@learntrail/contract/people/events'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { endsOfBlock } from './ends-of-block.kind.ts'
import * as repository from './relations.repository.ts'

/**
 * Blocks a person. Ends their friendship, requests, follows and what they do together, and hides each from the other.
 */
export async function block(platform: Platform, blockerId: string, blockedId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdPeople(transaction, blockerId, blockedId)
    if (await repository.isBlockedBy(transaction, blockerId, blockedId)) return
    if (!(await repository.findBetween(transaction, blockerId, blockedId)).isVisible) refuse('USER_NOT_FOUND')
    await repository.insertBlock(transaction, blockerId, blockedId, at)
    const endsFriendship = await repository.deleteFriendship(transaction, blockerId, blockedId)
    await repository.deleteRequest(transaction, blockerId, blockedId)
    await repository.deleteRequest(transaction, blockedId, blockerId)
    const endsFollowing = await repository.deleteFollow(transaction, blockerId, blockedId)
    const endsBeingFollowed = await repository.deleteFollow(transaction, blockedId, blockerId)
    // The blocked person is not told.
    await platform.realtime.tell(transaction, { topic: blockerId, kind: 'updateRelation', id: blockedId })
    for (const end of platform.declared.of(endsOfBlock)) await end(transaction, blockerId, blockedId, at, platform)
    const data = { endsFriendship, endsFollowing, endsBeingFollowed }
    await platform.events.record(transaction, blocked, { actorId: blockerId, subjectId: blockedId, data, at })
  })
}

/** Removes a block. What the block ended is not restored. */
export async function unblock(platform: Platform, blockerId: string, blockedId: string): Promise<void> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.deleteBlock(transaction, blockerId, blockedId))) return
    await platform.realtime.tell(transaction, { topic: blockerId, kind: 'updateRelation', id: blockedId })
    await platform.events.record(transaction, unblocked, { actorId: blockerId, subjectId: blockedId, at })
  })
}
