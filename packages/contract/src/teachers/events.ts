import { eventKind } from '../event.ts'

/** The subject is the teacher's account; `by` is how they showed it, or that staff answer for them. */
export const teacherVerified = eventKind<{ by: 'email' | 'code' | 'staff' }>('teacher.verified')
/** The subject is the code. */
export const schoolCodeMade = eventKind<{ name: string }>('teacher.code_made')
export const schoolCodeRevoked = eventKind<{ name: string }>('teacher.code_revoked')
