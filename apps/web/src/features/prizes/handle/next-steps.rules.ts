import type { Application } from '@learntrail/contract/prizes/applications'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import type { Step } from '../api/handling.ts'

export type StepName = Step['step']

/** The steps staff can take in each state, the main one first. */
const steps: Partial<Record<ApplicationState, readonly StepName[]>> = {
  underReview: ['approve', 'refuse'],
  approved: ['prepare'],
  preparing: ['send'],
  sent: ['receive'],
}

type Standing = Pick<Application, 'state' | 'consent'>

export const stepsOf = ({ state }: Standing): readonly StepName[] => steps[state] ?? []

/** Whether a guardian was asked and has not answered; nothing can be approved before that. */
export const waitsForGuardian = ({ state, consent }: Standing): boolean =>
  state === 'underReview' && (consent?.state === 'asked' || consent?.state === 'expired')

/** Returns the step that can be taken for many at once, as it needs no input; null if there is none. */
export function stepForSeveral(application: Standing): 'approve' | 'prepare' | null {
  if (application.state === 'approved') return 'prepare'
  return application.state === 'underReview' && !waitsForGuardian(application) ? 'approve' : null
}
