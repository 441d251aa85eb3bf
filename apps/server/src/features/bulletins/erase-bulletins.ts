import { sql } from 'drizzle-orm'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { keepAsNobodys } from '../accounts/index.ts'

/** What was told stays with the group; what somebody read and signed goes. */
export const bulletinErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'bulletin_readings', by: 'account_id' }),
  keepAsNobodys({ table: 'bulletins', by: 'writer_id', lettingGoOf: sql`file_ids = '{}'` }),
]
