import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import type { ErasureStep } from '../../platform/erasure/erasure.ts'
import { keepAsNobodys } from '../accounts/index.ts'

/** A student's work goes, with its versions, receipts and what was said of it. */
export const homeworkErasure: readonly ErasureStep[] = [
  deleteRows({ table: 'homework_hand_ins', by: 'student_id' }),
  deleteRows({ table: 'homework_assignees', by: 'account_id' }),
  deleteRows({ table: 'homework_revisers', by: 'account_id' }),
  deleteRows({ table: 'homework_archives', by: 'owner_id' }),
  deleteRows({ table: 'homework_phrases', by: 'owner_id' }),
  deleteRows({ table: 'homework_calendars', by: 'owner_id' }),
  // What was asked stays with the group, and what was said of a piece of work is its student's as well.
  keepAsNobodys({ table: 'homework_questions', by: 'writer_id', lettingGoOfFiles: true }),
  keepAsNobodys({ table: 'homework_remarks', by: 'corrector_id' }),
]
