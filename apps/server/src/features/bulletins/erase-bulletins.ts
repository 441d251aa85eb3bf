import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { deletedPersonId, ensureDeletedPerson } from '../accounts/index.ts'

/** What was told stays with the group, as nobody's; its files were the person's and go. */
const bulletinsStay: ErasureStep = {
  name: 'bulletins writer_id',
  async erase({ transaction, personId, limit }) {
    await ensureDeletedPerson(transaction)
    const given = await transaction.execute(sql`
      update bulletins set writer_id = ${deletedPersonId}, client_id = gen_random_uuid(), file_ids = '{}'
      where id in (select id from bulletins where writer_id = ${personId} order by id limit ${limit})`)
    return given.rowCount ?? 0
  },
}

/** What somebody read and signed goes. */
export const bulletinErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'bulletin_readings', by: 'account_id' }),
  bulletinsStay,
]
