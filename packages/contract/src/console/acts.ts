// Facts alone, no schema.
import { declared } from '../features.ts'

/** Of people, of schools and of the service itself: what the console does by itself. */
const ownActs = [
  'person.found',
  'person.looked',
  'person.mailed',
  'person.signed_out',
  'person.verified_as_teacher',
  'person.unverified_as_teacher',
  'person.counted_grown_up',
  'person.counted_under_18',
  'person.school_changed',
  'person.placement_corrected',
  'person.plan_granted',
  'person.level_changed',
  'school.looked',
  'school.permitted',
  'school.permission_taken',
  'school.code_made',
  'school.code_revoked',
  'school.plan_given',
  'school.plan_taken',
  'school.matched',
  'school.domains_changed',
  'school.imported',
  'job.retried',
  'backup.asked',
  'import.started',
  'import.passwords_taken',
  'audit.looked',
] as const

/** What staff did or looked at, as the audit log keeps it, also in rooms of features; a name is an act's for ever. */
export const auditActs = [...ownActs, ...declared('auditActs').flat()]
export type AuditAct = (typeof auditActs)[number]

/** What an act was about. */
export const auditSubjectTypes = [
  ...(['account', 'school', 'import', 'job'] as const),
  ...declared('auditSubjectTypes').flat(),
]
export type AuditSubjectType = (typeof auditSubjectTypes)[number]

const ownFacts = [
  'accountId',
  'ownerId',
  'schoolId',
  'codeId',
  'academicRole',
  'level',
  'plan',
  'state',
  'byName',
  'purpose',
  'from',
  'to',
  'grade',
  'endsAt',
  'classes',
  'uses',
  'days',
  'count',
  'type',
  'moved',
  'added',
  'changed',
  'gone',
  'unchanged',
  'refused',
  'kind',
] as const

/** What the log says beside an act: codes and ids, never a name. */
export const auditFacts = [...ownFacts, ...declared('auditFacts').flat()]
export type AuditFact = (typeof auditFacts)[number]
