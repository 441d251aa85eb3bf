import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'

export const relationErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'friendships', by: 'person_id', counts: 'friends' }),
  deleteRows({ table: 'friendships', by: 'friend_id' }),
  deleteRows({ table: 'friend_requests', by: ['asker_id', 'asked_id'] }),
  deleteRows({ table: 'follows', by: ['follower_id', 'followed_id'] }),
  deleteRows({ table: 'blocks', by: ['blocker_id', 'blocked_id'] }),
  deleteRows({ table: 'people_search', by: 'account_id' }),
]
