import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'

/** What somebody reported goes, and what was reported of theirs with all that was decided of it. */
export const reportErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'report_cases', by: 'owner_id' }),
  deleteRows({ table: 'reports', by: 'reporter_id' }),
]
