// Facts only, no schema.
import { declared } from '../features.ts'

/**
 * Types of content that can be reported; each feature declares its own. Replies, and comments on e-portfolios, count as
 * comments.
 */
export const reportTargetTypes = declared('reportTargets').flat()
export type ReportTargetType = (typeof reportTargetTypes)[number]

/** Reasons that may mean immediate danger; such cases come first. */
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

/** States of a case, which collects the reports of one thing for a common decision. */
export const caseStates = ['open', 'in_progress', 'resolved', 'rejected'] as const
export type CaseState = (typeof caseStates)[number]

/**
 * Decisions on a case. `nothing`: no rule is broken. `mend`: the owner fixes it and it is reviewed again. `hide`: only
 * the owner sees it. `warn`: the owner is told. `suspend`: their account cannot change anything, temporarily or for
 * good. `hide_and_suspend`: both, with a single message.
 */
export const decisions = ['nothing', 'mend', 'hide', 'warn', 'suspend', 'hide_and_suspend'] as const
export type Decision = (typeof decisions)[number]

export const hidingDecisions: readonly Decision[] = ['hide', 'hide_and_suspend']
export const suspendingDecisions: readonly Decision[] = ['suspend', 'hide_and_suspend']
export const hides = (decision: Decision): boolean => hidingDecisions.includes(decision)
export const suspends = (decision: Decision): boolean => suspendingDecisions.includes(decision)

export const appealOutcomes = ['upheld', 'lifted'] as const
export type AppealOutcome = (typeof appealOutcomes)[number]
