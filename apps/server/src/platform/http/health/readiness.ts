import { stat } from 'node:fs/promises'
import type { Storage } from '../../storage/storage.ts'
import type { DatabaseProbe } from './database-probe.ts'
import type { LoopDelay } from './loop-delay.ts'
import { sharedLook } from './shared-look.ts'

/** How the process and its neighbours are. */
export interface Readiness {
  /** Whether people can be sent here. */
  ok: boolean
  database: 'up' | 'away'
  /** Away keeps nobody from reading and writing: only files cannot be had, here and on every other node. */
  storage: 'up' | 'away'
  /** The system's threads that files, look-ups and passwords need: busy when none answers. */
  threads: 'up' | 'busy'
  /** Whether calls get to be worked on: late when they waited for seconds, in one of a hundred cases of the last ones. */
  loop: 'up' | 'late'
}

/** Of the event loop: beyond it nobody is served in a bearable time. */
const mostDelaySeconds = 2

/** Tells how things are, within about a second, whatever stands still. */
export function readinessOf(
  probe: DatabaseProbe,
  storage: Storage,
  delay: Pick<LoopDelay, 'latest'>,
): () => Promise<Readiness> {
  const storageAnswers = sharedLook(() => storage.look(), { patienceMs: 1_500, sharedMs: 5_000 })
  const threadsAnswer = sharedLook(() => stat('/'), { patienceMs: 1_000, sharedMs: 1_000 })
  return async () => {
    const isLate = delay.latest.p99 > mostDelaySeconds
    const [hasDatabase, hasStorage, hasThreads] = await Promise.all([
      probe.answers(),
      storageAnswers(),
      threadsAnswer(),
    ])
    return {
      ok: hasDatabase && hasThreads && !isLate,
      database: hasDatabase ? 'up' : 'away',
      storage: hasStorage ? 'up' : 'away',
      threads: hasThreads ? 'up' : 'busy',
      loop: isLate ? 'late' : 'up',
    }
  }
}
