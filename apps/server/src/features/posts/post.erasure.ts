import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { eraseLikes } from '../people/index.ts'
import { postLikes } from './likes.repository.ts'

/** A certification belongs to the student: it stays, with its day and words, but without the teacher's name. */
const certificationsStay: ErasureStep = {
  name: 'post_certifications certifier_id',
  async erase({ transaction, personId, limit }) {
    const given = await transaction.execute(sql`
      update post_certifications set certifier_id = null
      where post_id in (select post_id from post_certifications where certifier_id = ${personId} order by post_id limit ${limit})`)
    return given.rowCount ?? 0
  },
}

/** Files are deleted after the records that hold them, together with those of all features. */
export const postErasure: readonly ErasureStep[] = [
  eraseLikes(postLikes),
  deleteRows({ table: 'post_collections', by: 'person_id' }),
  certificationsStay,
  deleteRows({ table: 'all_posts', by: 'owner_id', counts: 'records' }),
  deleteRows({ table: 'post_archives', by: 'owner_id' }),
]
