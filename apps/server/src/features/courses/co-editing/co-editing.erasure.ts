import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'

/** Courses they co-teach go on without them; what they wrote there also belongs to the others. */
export const coEditingErasure: readonly ErasureStep[] = [deleteRows({ table: 'course_editors', by: 'person_id' })]
