import { deleteRows } from '../../../platform/erasure/delete-rows.ts'

export const learnerErasure = [
  deleteRows({ table: 'course_looks', by: 'person_id' }),
  deleteRows({ table: 'course_message_readers', by: 'person_id' }),
  deleteRows({ table: 'course_messages', by: 'person_id' }),
]
