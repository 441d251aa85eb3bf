import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'

/** Deletes the reports that a person sent, and the cases about their things with all decisions. */
export const reportErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'report_cases', by: 'owner_id' }),
  deleteRows({ table: 'reports', by: 'reporter_id' }),
]
