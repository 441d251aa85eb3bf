// Facts only, no schema.
import { declared } from '../features.ts'

/** Acts on people, schools and the service that the console itself performs. */
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

/**
 * Everything staff did or looked at that the audit log keeps, including in rooms of features; a name is never reused
 * for another act.
 */
export const auditActs = [...ownActs, ...declared('auditActs').flat()]
export type AuditAct = (typeof auditActs)[number]

/** Types of the subject of an act. */
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

/** Keys of the data that the log keeps with an act: codes and ids, never names. */
export const auditFacts = [...ownFacts, ...declared('auditFacts').flat()]
export type AuditFact = (typeof auditFacts)[number]
