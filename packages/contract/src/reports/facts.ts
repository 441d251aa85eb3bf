// Facts alone, no schema.
import { declared } from '../features.ts'

/** What can be reported; each feature declares its own. Replies and what is said below e-portfolios are comments. */
export const reportTargetTypes = declared('reportTargets').flat()
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
 * nobody but the owner sees it. `warn`: the owner is told. `suspend`: their account changes nothing for a time or for good. `hide_and_suspend`: both, said once.
 */
export const decisions = ['nothing', 'mend', 'hide', 'warn', 'suspend', 'hide_and_suspend'] as const
export type Decision = (typeof decisions)[number]

export const hidingDecisions: readonly Decision[] = ['hide', 'hide_and_suspend']
export const suspendingDecisions: readonly Decision[] = ['suspend', 'hide_and_suspend']
export const hides = (decision: Decision): boolean => hidingDecisions.includes(decision)
export const suspends = (decision: Decision): boolean => suspendingDecisions.includes(decision)

export const appealOutcomes = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]
