import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'

export const profileErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'profiles', by: 'account_id' }),
  deleteRows({ table: 'organizations', by: 'account_id' }),
  deleteRows({ table: 'placements', by: 'account_id' }),
  deleteRows({ table: 'preferences', by: 'account_id' }),
  deleteRows({ table: 'imported_accounts', by: 'account_id' }),
]
