import { deleteRows } from '../../../platform/erasure/delete-rows.ts'

export const noteErasure = [deleteRows({ table: 'course_notes', by: 'person_id' })]
