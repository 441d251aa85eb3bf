import { documentLimits } from '@learntrail/contract/documents/limits'

/** A change, as far as the history tells it. */
export interface ChangeTold {
  number: number
  accountId: string | null
  at: Date
}

/** What one person wrote without a longer rest. */
export interface Stretch {
  accountId: string | null
  /** The first and the last of its changes. */
  from: number
  to: number
  startedAt: Date
  endedAt: Date
}

const restMs = documentLimits.stretchMinutes * 60_000

/** The stretches of changes, both the latest first. */
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
