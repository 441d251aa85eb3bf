import { documentLimits } from '@learntrail/contract/documents/limits'

/** What the history needs of a change. */
export interface ChangeTold {
  number: number
  accountId: string | null
  at: Date
}

/** Consecutive changes by one person with no pause of `documentLimits.stretchMinutes`. */
export interface Stretch {
  accountId: string | null
  /** Numbers of its first and last change. */
  from: number
  to: number
  startedAt: Date
  endedAt: Date
}

const restMs = documentLimits.stretchMinutes * 60_000

/** Groups changes into stretches, both latest first. */
export function stretchesOf(changes: readonly ChangeTold[]): Stretch[] {
  const stretches: Stretch[] = []
  for (const { number, accountId, at } of changes) {
    const last = stretches.at(-1)
    const goesOn = last?.accountId === accountId && last.startedAt.getTime() - at.getTime() < restMs
    if (last !== undefined && goesOn) Object.assign(last, { from: number, startedAt: at })
    else stretches.push({ accountId, from: number, to: number, startedAt: at, endedAt: at })
  }
  return stretches
}
