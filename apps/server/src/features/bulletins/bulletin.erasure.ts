import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { keepAsNobodys } from '../accounts/index.ts'
import { letGoOfAnybodys } from '../files/index.ts'

/** Deletes guardians' signatures for the person, with the photographs of paper ones. */
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

/** Clears the person and the photograph from paper signatures they entered. */
const enteredByThem: ErasureStep = {
  name: 'bulletin_guardian_signatures entered_by',
  async erase({ transaction, personId, limit }) {
    const changed = await transaction.execute(sql`
      update bulletin_guardian_signatures set entered_by = null, photo_id = null where ctid in (
        select ctid from bulletin_guardian_signatures where entered_by = ${personId} limit ${limit})`)
    return changed.rowCount ?? 0
  },
}

/** Bulletins stay with the group; the person's readings and signatures are deleted. */
export const bulletinErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'bulletin_readings', by: 'account_id' }),
  signedForThem,
  enteredByThem,
  keepAsNobodys({ table: 'bulletins', by: 'writer_id', lettingGoOf: sql`file_ids = '{}'` }),
]
