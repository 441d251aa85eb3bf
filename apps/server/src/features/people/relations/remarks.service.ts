import type { Relation } from '@learntrail/contract/people/relation'
import { inTransaction } from '../../../platform/database/index.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import * as repository from './relations.repository.ts'

/** Stores the owner's private note on a person; '' deletes it. */
export async function remarkOn(
  platform: Platform,
  ownerId: string,
  personId: string,
  remark: string,
): Promise<Relation> {
  const since = platform.clock.now()
  return inTransaction(platform.db, async (transaction) => {
    if (!(await repository.findBetween(transaction, ownerId, personId)).isVisible) refuse('USER_NOT_FOUND')
    await (remark === ''
      ? repository.deleteRemark(transaction, ownerId, personId)
      : repository.putRemark(transaction, { ownerId, personId, remark, since }))
    await platform.realtime.tell(transaction, { topic: ownerId, kind: 'updateRelation', id: personId })
    return repository.findRelation(transaction, ownerId, personId)
  })
}
