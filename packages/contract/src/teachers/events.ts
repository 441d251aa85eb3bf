import { eventKind } from '../event.ts'

/** The subject is the teacher's account; `by` is how they showed it. */
export const teacherVerified = eventKind<{ by: 'email' | 'code' }>('teacher.verified')
/** The subject is the code. */
export const schoolCodeMade = eventKind<{ name: string }>('teacher.code_made')
export const schoolCodeRevoked = eventKind<{ name: string }>('teacher.code_revoked')
