import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { keepAsNobodys } from '../accounts/index.ts'
import { letGoOfAnybodys } from '../files/index.ts'

/** What guardians signed for somebody goes with them, and photographs of paper with it. */
const signedForThem: ErasureStep = {
  name: 'bulletin_guardian_signatures child_id',
  async erase({ platform, transaction, personId, limit }) {
    const { rows } = await transaction.execute<{ photo: string | null }>(sql`
      delete from bulletin_guardian_signatures where ctid in (
        select ctid from bulletin_guardian_signatures where child_id = ${personId} limit ${limit}) returning photo_id as photo`)
    await letGoOfAnybodys(
      platform,
      transaction,
      rows.flatMap(({ photo }) => photo ?? []),
    )
    return rows.length
  },
}

/** Who entered what was signed on paper, and held its photograph, is nobody's any more. */
const enteredByThem: ErasureStep = {
  name: 'bulletin_guardian_signatures entered_by',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update bulletin_guardian_signatures set entered_by = null, photo_id = null where ctid in (
        select ctid from bulletin_guardian_signatures where entered_by = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

/** What was told stays with the group; what somebody read and signed goes. */
export const bulletinErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'bulletin_readings', by: 'account_id' }),
  signedForThem,
  enteredByThem,
  keepAsNobodys({ table: 'bulletins', by: 'writer_id', lettingGoOf: sql`file_ids = '{}'` }),
]
