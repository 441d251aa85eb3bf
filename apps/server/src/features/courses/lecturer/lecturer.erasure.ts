import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'

export const lecturerErasure: readonly ErasureStep[] = [deleteRows({ table: 'lecturer_cards', by: 'person_id' })]
