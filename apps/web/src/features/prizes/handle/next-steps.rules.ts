import type { Application } from '@learntrail/contract/prizes/applications'
import type { ApplicationState } from '@learntrail/contract/prizes/states'
import type { Step } from '../api/handling.ts'

export type StepName = Step['step']

/** What staff can do with an application where it stands; the main thing first. */
const steps: Partial<Record<ApplicationState, readonly StepName[]>> = {
  underReview: ['approve', 'refuse'],
  approved: ['prepare'],
  preparing: ['send'],
  sent: ['receive'],
}

type Standing = Pick<Application, 'state' | 'consent'>

export const stepsOf = ({ state }: Standing): readonly StepName[] => steps[state] ?? []

/** A guardian was asked and has not answered: nothing is approved before. */
export const waitsForGuardian = ({ state, consent }: Standing): boolean =>
  state === 'underReview' && (consent?.state === 'asked' || consent?.state === 'expired')

/** What can be done with many at once, because nothing has to be said for it. */
export function stepForSeveral(application: Standing): 'approve' | 'prepare' | null {
  if (application.state === 'approved') return 'prepare'
  return application.state === 'underReview' && !waitsForGuardian(application) ? 'approve' : null
}
