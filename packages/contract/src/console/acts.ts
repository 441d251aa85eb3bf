// Facts alone, no schema.

/** What staff did or looked at, as the audit log keeps it; a name is an act's for ever. */
export const auditActs = [
  'person.found',
  'person.looked',
  'person.mailed',
  'person.signed_out',
  'person.verified_as_teacher',
  'person.unverified_as_teacher',
  'person.school_changed',
  'person.plan_granted',
  'person.level_changed',
  'school.looked',
  'school.permitted',
  'school.permission_taken',
  'school.matched',
  'school.imported',
  'case.looked',
  'case.taken',
  'case.noted',
  'case.decided',
  'case.lifted',
  'case.appeal_answered',
  'job.retried',
  'import.started',
  'import.passwords_taken',
] as const
export type AuditAct = (typeof auditActs)[number]

/** What an act was about. */
export const auditSubjectTypes = ['account', 'case', 'school', 'import', 'job', 'code'] as const
export type AuditSubjectType = (typeof auditSubjectTypes)[number]
