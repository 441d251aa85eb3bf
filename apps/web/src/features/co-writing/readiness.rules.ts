import type { CoWriter, SharedRecord } from '@learntrail/contract/posts/shared-record'

type People = Pick<SharedRecord, 'people' | 'silenceEndsAt'>

export interface Readiness {
  /** `alone` until somebody was asked, `asked` while nobody has said yes; of whoever joined, whether all agree. */
  state: 'alone' | 'asked' | 'agreed' | 'waiting' | 'silent'
  /** Who gets a copy, with whom it began. */
  writers: CoWriter[]
  /** Who joined and has not agreed. */
  waiting: CoWriter[]
  /** Who has not answered the invitation. */
  asked: CoWriter[]
}

/** How far those who write are with what they wrote. */
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
