import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { eraseLikes } from '../people/index.ts'
import { postLikes } from './likes.repository.ts'
import { sharedErasure } from './shared/erase-shared.ts'

/** Files go after the records that hold them, with those of all features. */
export const postErasure: readonly ErasureStep[] = [
  eraseLikes(postLikes),
  deleteRows({ table: 'post_collections', by: 'person_id' }),
  ...sharedErasure,
  deleteRows({ table: 'posts', by: 'owner_id', counts: 'records' }),
  deleteRows({ table: 'drafts', by: 'owner_id', counts: 'drafts' }),
  deleteRows({ table: 'guides', by: 'person_id', counts: 'drafts' }),
  deleteRows({ table: 'custom_slots', by: 'owner_id' }),
  deleteRows({ table: 'own_tags', by: 'owner_id' }),
  deleteRows({ table: 'showcase_posts', by: 'owner_id' }),
  deleteRows({ table: 'showcases', by: 'owner_id' }),
  deleteRows({ table: 'post_archives', by: 'owner_id' }),
]
