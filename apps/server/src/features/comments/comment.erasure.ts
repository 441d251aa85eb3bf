import { sql } from 'drizzle-orm'
import type { Transaction } from '../../platform/database/index.ts'
import type { Declared } from '../../platform/declared.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'
import { addToCounts, countReplies, deleteComment, holdTarget, type Target } from './comments.repository.ts'

interface Own {
  id: string
  parentId: string | null
  targetType: Target['type']
  targetId: string
}

/** Deletes binned comments; they are not counted anywhere, and nobody reads the replies to them. */
const inBin: ErasureStep = {
  name: 'comments.in-bin',
  async erase({ transaction, personId, limit }) {
    const gone = await transaction.execute(sql`
      delete from all_comments where id in (
        select id from all_comments where author_id = ${personId} and binned_at is not null limit ${limit})`)
    return gone.rowCount ?? 0
  },
}

/** Deletes the person's comments. One that others have answered keeps its place, empty, as the deleted person's. */
const standing: ErasureStep = {
  name: 'comments.comments',
  counts: 'comments',
  async erase({ platform, transaction, personId, limit }) {
    const found = await transaction.execute<Own & Record<string, unknown>>(sql`
      select id, parent_id as "parentId", target_type as "targetType", target_id as "targetId"
      from comments where author_id = ${personId} order by target_id, id limit ${limit}`)
    for (const comment of found.rows) await eraseOne(platform.declared, transaction, personId, comment)
    return found.rows.length
  },
}

async function eraseOne(
  declared: Declared,
  transaction: Transaction,
  personId: string,
  { id, parentId, targetType, targetId }: Own,
): Promise<void> {
  const target: Target = { type: targetType, id: targetId }
  await holdTarget(declared, transaction, target)
  const replyCount = await countReplies(transaction, id)
  // Deleted along with the comment above it.
  if (replyCount === undefined) return
  if (replyCount > 0 && (await isAnswered(transaction, id, personId))) {
    await ensureDeletedPerson(transaction)
    await transaction.execute(sql`
      update comments set author_id = ${deletedPersonId}, client_id = gen_random_uuid(), content = '', edited_at = null
      where id = ${id}`)
    await transaction.execute(sql`delete from comment_words where comment_id = ${id}`)
    return
  }
  await deleteComment(transaction, id)
  await addToCounts(declared, transaction, target, parentId, -1 - replyCount)
}

async function isAnswered(transaction: Transaction, id: string, personId: string): Promise<boolean> {
  const found = await transaction.execute(
    sql`select 1 from comments where parent_id = ${id} and author_id <> ${personId} limit 1`,
  )
  return found.rows.length > 0
}

export const commentErasure: readonly ErasureStep[] = [inBin, standing]
