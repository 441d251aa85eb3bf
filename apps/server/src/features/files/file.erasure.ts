import { sql } from 'drizzle-orm'
import { afterCommit } from '../../platform/database/index.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deleteFiles } from './files.service.ts'
import { uploadStoreOf } from './uploads/upload-store.service.ts'

/** Removes the bytes right after the commit; `sweepUploads` finds those that a killed process leaves behind. */
const uploads: ErasureStep = {
  name: 'files.uploads',
  async erase({ platform, transaction, personId, limit }) {
    const gone = await transaction.execute<{ id: string }>(sql`
      delete from uploads where id in (select id from uploads where owner_id = ${personId} limit ${limit}) returning id`)
    const store = uploadStoreOf(platform)
    const warn = (error: unknown) => platform.log.warn({ err: error }, 'could not delete the bytes of an upload')
    afterCommit(transaction, () => {
      for (const { id } of gone.rows) store.forget(id).catch(warn)
    })
    return gone.rows.length
  },
}

/** Nothing of the person's holds these files any more; what was co-written goes on without them. */
const files: ErasureStep = {
  name: 'files.files',
  counts: 'files',
  async erase({ platform, transaction, personId, limit }) {
    const found = await transaction.execute<{ id: string }>(
      sql`select id from files where owner_id = ${personId} order by id limit ${limit} for update`,
    )
    const ids = found.rows.map(({ id }) => id)
    await deleteFiles(platform, transaction, ids)
    return ids.length
  },
}

/** Captions in other people's films stay, without the author's name. */
const captions: ErasureStep = {
  name: 'files.captions name nobody',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`update file_captions set by_id = null where ctid in
      (select ctid from file_captions where by_id = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

export const fileErasure: readonly ErasureStep[] = [uploads, files, captions]
