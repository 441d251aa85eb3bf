import { prizeLimits } from './limits.ts'
import type { ApplicationState, ApplicationStep } from './states.ts'

/** What becomes of points and stock that an application holds. */
export type Holding = 'stays' | 'goesBack' | 'isSpent'

export type StepVerdict =
  | { is: 'fine'; next: ApplicationState; holding: Holding }
  /** Somebody has done it: whoever repeats it is told, and nothing is done again. */
  | { is: 'done' }
  /** It stands where this step does not lead on. */
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

/** Whether an application takes this step, and what becomes of what it holds. */
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

/** Whether nothing follows any more. */
export function isOver(state: ApplicationState): boolean {
  return state === 'received' || state === 'cancelled' || state === 'auditFailed'
}

/** From when on a sent application counts as received without a word of the applicant. */
export function receivedByItselfAt(sentAt: Date): Date {
  return daysAfter(sentAt, prizeLimits.receivedByItself)
}

/** From when on nothing about a person is kept of an application that is over. */
export function erasedAt(endedAt: Date): Date {
  return daysAfter(endedAt, prizeLimits.erasedAfter)
}

// What has been sent has left the house: it is spent, whoever is gone. Anything before that can still be put back.
function endWithAccount(state: ApplicationState): StepVerdict {
  if (isOver(state)) return { is: 'done' }
  return state === 'sent'
    ? { is: 'fine', next: 'received', holding: 'isSpent' }
    : { is: 'fine', next: 'cancelled', holding: 'goesBack' }
}

function daysAfter(moment: Date, days: number): Date {
  return new Date(moment.getTime() + days * 24 * 60 * 60 * 1000)
}
