// Facts alone, no schema.

/** What can be reported. Replies and what is said below e-portfolios are comments. */
export const reportTargetTypes = ['person', 'post', 'comment', 'ePortfolio', 'file', 'group', 'message'] as const
export type ReportTargetType = (typeof reportTargetTypes)[number]

/** What somebody in danger cannot wait for comes first. */
export const urgentReasons = ['self_harm', 'grooming', 'threat'] as const
export const reportReasons = [
  ...urgentReasons,
  'bullying',
  'sexual',
  'violence',
  'hate',
  'privacy',
  'impersonation',
  'copyright',
  'falsehood',
  'spam',
  'other',
] as const
export type ReportReason = (typeof reportReasons)[number]

export const isUrgent = (reasons: readonly ReportReason[]): boolean =>
  reasons.some((reason) => (urgentReasons as readonly ReportReason[]).includes(reason))

/** How a case stands: reports of one thing, judged together. */
export const caseStates = ['open', 'in_progress', 'resolved', 'rejected'] as const
export type CaseState = (typeof caseStates)[number]

/**
 * What is decided of a case. `nothing`: no rule is broken. `mend`: the owner mends it, and it is looked at again. `hide`:
 * nobody but the owner sees it. `warn`: the owner is told. `suspend`: their account changes nothing for a time or for good.
 */
export const decisions = ['nothing', 'mend', 'hide', 'warn', 'suspend'] as const
export type Decision = (typeof decisions)[number]

/** What can be taken from everybody’s sight; a person and a group are not things to hide. */
export const hideableTypes = [
  'post',
  'comment',
  'ePortfolio',
  'file',
  'message',
] as const satisfies readonly ReportTargetType[]
export const isHideable = (type: ReportTargetType): boolean =>
  (hideableTypes as readonly ReportTargetType[]).includes(type)

export const appealOutcomes = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]
