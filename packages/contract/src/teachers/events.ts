import { eventsOf, field, nothing } from '../event.ts'

const ofTeacher = eventsOf('account')

/** `by` is how they showed it, or that staff answer for them. */
export const teacherVerified = ofTeacher('teacher.verified', {
  since: '2026-11-22',
  data: { by: field.oneOf('email', 'code', 'staff', 'school', 'colleague') },
  undoneBy: ['teacher.unverified'],
})
/** By staff, or because they say of themselves what no teacher of that school would. */
export const teacherUnverified = ofTeacher('teacher.unverified', { since: '2026-11-28', undoneBy: nothing })

const ofCode = eventsOf('code')
export const schoolCodeMade = ofCode('teacher.code_made', {
  since: '2026-11-22',
  data: { name: field.text },
  undoneBy: ['teacher.code_revoked'],
})
export const schoolCodeRevoked = ofCode('teacher.code_revoked', {
  since: '2026-11-22',
  data: { name: field.text },
  undoneBy: nothing,
})
