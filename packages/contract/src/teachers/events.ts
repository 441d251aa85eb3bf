import { eventsOf, field, nothing } from '../event.ts'

const ofTeacher = eventsOf('account')

/** `by` is the kind of proof, or of the person who vouches. */
export const teacherVerified = ofTeacher('teacher.verified', {
  since: '2026-11-22',
  data: { by: field.oneOf('email', 'code', 'staff', 'school', 'colleague') },
  undoneBy: ['teacher.unverified'],
})
/** By staff, or because their own statements no longer match a teacher of that school. */
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
