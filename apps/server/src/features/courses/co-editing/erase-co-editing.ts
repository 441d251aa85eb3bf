import { deleteRows } from '../../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../../platform/erasure/erasure.ts'

/** What they teach along goes on without them; what they wrote in it belongs to the others as well. */
export const coEditingErasure: readonly ErasureStep[] = [deleteRows({ table: 'course_editors', by: 'person_id' })]
