import { prizeLimits } from './limits.ts'
import type { ApplicationState, ApplicationStep } from './states.ts'

/** Effect of a step on the points and stock that an application holds. */
export type Holding = 'stays' | 'goesBack' | 'isSpent'

export type StepVerdict =
  | { is: 'fine'; next: ApplicationState; holding: Holding }
  /** The step was already taken: repeating it changes nothing and is reported. */
  | { is: 'done' }
  /** The step is not possible in the present state. */
  | { is: 'notNow' }
  /** A guardian was asked and has not answered. */
  | { is: 'guardianMissing' }

interface Way {
  from: readonly ApplicationState[]
  to: ApplicationState
  holding: Holding
}

const ways: Record<Exclude<ApplicationStep, 'accountEnds'>, Way> = {
  approve: { from: ['underReview'], to: 'approved', holding: 'stays' },
  refuse: { from: ['underReview'], to: 'auditFailed', holding: 'goesBack' },
  guardianRefuses: { from: ['underReview'], to: 'auditFailed', holding: 'goesBack' },
  prepare: { from: ['approved'], to: 'preparing', holding: 'stays' },
  send: { from: ['preparing'], to: 'sent', holding: 'stays' },
  receive: { from: ['sent'], to: 'received', holding: 'isSpent' },
  cancel: { from: ['underReview', 'approved'], to: 'cancelled', holding: 'goesBack' },
}

/** Returns whether an application can take a step, its next state, and the effect on its holdings. */
export function judgeStep(
  application: { state: ApplicationState; waitsForGuardian: boolean },
  step: ApplicationStep,
): StepVerdict {
  if (step === 'accountEnds') return endWithAccount(application.state)
  const { from, to, holding } = ways[step]
  if (application.state === to) return { is: 'done' }
  if (!from.includes(application.state)) return { is: 'notNow' }
  if (step === 'approve' && application.waitsForGuardian) return { is: 'guardianMissing' }
  return { is: 'fine', next: to, holding }
}

/** Returns whether the state is final. */
export function isOver(state: ApplicationState): boolean {
  return state === 'received' || state === 'cancelled' || state === 'auditFailed'
}

/** Returns when a sent application counts as received unless its applicant confirms it before. */
export function receivedByItselfAt(sentAt: Date): Date {
  return daysAfter(sentAt, prizeLimits.receivedByItself)
}

/** Returns when the personal data of a finished application is erased. */
export function erasedAt(endedAt: Date): Date {
  return daysAfter(endedAt, prizeLimits.erasedAfter)
}

// A prize that has been sent is spent, even if the applicant's account is gone; anything earlier can still be put back.
function endWithAccount(state: ApplicationState): StepVerdict {
  if (isOver(state)) return { is: 'done' }
  return state === 'sent'
    ? { is: 'fine', next: 'received', holding: 'isSpent' }
    : { is: 'fine', next: 'cancelled', holding: 'goesBack' }
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000)
}
