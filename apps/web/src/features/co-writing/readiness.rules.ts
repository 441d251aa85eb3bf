import type { CoWriter, SharedRecord } from '@learntrail/contract/co-writing/shared-record'

type People = Pick<SharedRecord, 'people' | 'silenceEndsAt'>

export interface Readiness {
  /**
   * `alone`: nobody was invited; `asked`: nobody has accepted; `agreed`: all who joined agree; `waiting`: some do not
   * yet; `silent`: some did not within the period, which has ended.
   */
  state: 'alone' | 'asked' | 'agreed' | 'waiting' | 'silent'
  /** The owner and everybody who joined; each gets a copy. */
  writers: CoWriter[]
  /** Joined, but has not agreed yet. */
  waiting: CoWriter[]
  /** Has not answered the invitation. */
  asked: CoWriter[]
}

/** Returns how close a shared record is to being published; `now` is in milliseconds. */
export function readinessOf({ people, silenceEndsAt }: People, now: number): Readiness {
  const writers = people.filter(({ state }) => state === 'accepted')
  const asked = people.filter(({ state }) => state === 'invited')
  const waiting = writers.filter(({ isOwner, hasAgreed }) => !isOwner && !hasAgreed)
  return { state: stateOf(), writers, waiting, asked }

  function stateOf(): Readiness['state'] {
    if (!writers.some(({ isOwner }) => !isOwner)) return asked.length > 0 ? 'asked' : 'alone'
    if (waiting.length === 0) return 'agreed'
    return Date.parse(silenceEndsAt) <= now ? 'silent' : 'waiting'
  }
}
