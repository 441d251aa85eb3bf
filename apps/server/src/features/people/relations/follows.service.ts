import { followed, unfollowed } from '@learntrail/contract/people/events'
import type { Relation } from '@learntrail/contract/people/relation'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { tellBoth } from './relations.live.ts'
import * as repository from './relations.repository.ts'

/** Follows a person; repeating it changes nothing. */
export async function follow(platform: Platform, me: string, other: string): Promise<Relation> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    await repository.holdPeople(transaction, me, other)
    if (!(await repository.findBetween(transaction, me, other)).isVisible) refuse('USER_NOT_FOUND')
    if (!(await repository.insertFollow(transaction, me, other, at))) return
    await tellBoth(platform, transaction, me, other)
    await platform.events.record(transaction, followed, { actorId: me, subjectId: other, at })
  })
  return repository.findRelation(platform.db, me, other)
}

export async function unfollow(platform: Platform, me: string, other: string): Promise<Relation> {
  const at = platform.clock.now()
  await inTransaction(platform.db, async (transaction) => {
    if (!(await repository.deleteFollow(transaction, me, other))) return
    await tellBoth(platform, transaction, me, other)
    await platform.events.record(transaction, unfollowed, { actorId: me, subjectId: other, at })
  })
  return repository.findRelation(platform.db, me, other)
}
