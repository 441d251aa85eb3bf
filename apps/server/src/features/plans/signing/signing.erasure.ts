import { sql } from 'drizzle-orm'
import { withValues } from '../../../platform/database/with-values.ts'
import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'
import { fileIdsOf } from '../../files/index.ts'

/** Keeps the signature in other people's plans without the person's id, name and handwriting. */
const signedByThem: ErasureStep = {
  name: 'plan_lines answered_by_id',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update plan_lines set answered_by_id = null, answered_name = '', mark = null where key in (
        select key from plan_lines where answered_by_id = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

const doneByThem: ErasureStep = {
  name: 'plan_acts by_id',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update plan_acts set by_id = null, name = '' where ctid in (
        select ctid from plan_acts where by_id = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

/** Removes the person's photographs from other people's plans, since the files are deleted with their owner. */
const photosOfThem: ErasureStep = {
  name: 'plan_lines photo_id',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update plan_lines set photo_id = null where key in (
        select l.key from plan_lines l where l.photo_id in (${withValues(fileIdsOf('$1'), personId)}) limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

export const signingErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'plan_signers', by: 'person_id' }),
  signedByThem,
  doneByThem,
  photosOfThem,
]
