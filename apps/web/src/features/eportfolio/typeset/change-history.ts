import type { DraftChange } from '../draft/draft-parts.ts'

interface Step {
  before: DraftChange
  after: DraftChange
  /**
   * Consecutive changes with the same name are one step, such as typing a text or moving a slider; an empty name never
   * merges.
   */
  name: string
}

export interface ChangeHistory {
  past: readonly Step[]
  future: readonly Step[]
}

const mostSteps = 100
export const emptyHistory: ChangeHistory = { past: [], future: [] }

export function remember({ past }: ChangeHistory, step: Step): ChangeHistory {
  const last = past.at(-1)
  const goesOn = step.name !== '' && last?.name === step.name
  const kept = goesOn ? [...past.slice(0, -1), { ...step, before: last.before }] : [...past, step]
  return { past: kept.slice(-mostSteps), future: [] }
}

/** Ends the current step: further changes with its name start a new one. */
export function endStep({ past, future }: ChangeHistory): ChangeHistory {
  const last = past.at(-1)
  return last?.name ? { past: [...past.slice(0, -1), { ...last, name: '' }], future } : { past, future }
}

export function stepBack({ past, future }: ChangeHistory): [ChangeHistory, DraftChange] | null {
  const step = past.at(-1)
  return step ? [{ past: past.slice(0, -1), future: [{ ...step, name: '' }, ...future] }, step.before] : null
}

export function stepForward({ past, future }: ChangeHistory): [ChangeHistory, DraftChange] | null {
  const [step, ...rest] = future
  return step ? [{ past: [...past, step], future: rest }, step.after] : null
}
