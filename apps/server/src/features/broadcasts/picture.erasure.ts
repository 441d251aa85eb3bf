import { sql } from 'drizzle-orm'
import { withValues } from '../../platform/database/with-values.ts'
import type { ErasureStep, Portion } from '../../platform/erasure/erasure.ts'
import { Refusal } from '../../platform/http/refusal.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'
import { copyFilesOfAnybody, fromFiles, holdersOfOwn } from '../files/index.ts'
import { broadcastFileUse } from './broadcast.file-use.ts'

/**
 * Keeps a broadcast's pictures when their owner's account is deleted: copies them, over the same bytes, to the deleted
 * person.
 */
export const picturesStay: ErasureStep = {
  name: 'broadcasts.file_ids',
  async erase(portion) {
    const { transaction, personId, limit } = portion
    const held = await transaction.execute<{ id: string; fileIds: string[]; own: string[] }>(sql`
      select b.id, b.file_ids as "fileIds", array(
          select f.id ${sql.raw(fromFiles('f', 'any (b.file_ids)'))} and f.owner_id = ${personId}) as own
      from broadcasts b where b.id in (
        select held.holder_id from ${withValues(holdersOfOwn('$1', '$2'), personId, broadcastFileUse.name)} held limit ${limit})
      for update`)
    if (held.rows.length > 0) await ensureDeletedPerson(transaction)
    for (const { id, fileIds, own } of held.rows) {
      const copies = new Map<string, string | undefined>()
      for (const one of own) copies.set(one, await copyOf(portion, one))
      const left = fileIds.flatMap((one) => (copies.has(one) ? (copies.get(one) ?? []) : [one]))
      await transaction.execute(sql`update broadcasts set file_ids = ${sql.param(left)}::uuid[] where id = ${id}`)
    }
    return held.rows.length
  },
}

/** Copies a file; a picture not ready for others yet (it still contains its location) goes with its owner. */
async function copyOf({ platform, transaction }: Portion, id: string): Promise<string | undefined> {
  try {
    return (await copyFilesOfAnybody(platform, transaction, deletedPersonId, [id]))[0]
  } catch (error) {
    if (error instanceof Refusal) return undefined
    throw error
  }
}
