import { stat } from 'node:fs/promises'
import type { Storage } from '../../storage/storage.ts'
import type { DatabaseProbe } from './database-probe.ts'
import type { LoopDelay } from './loop-delay.ts'
import { sharedLook } from './shared-look.ts'

/** State of the process and of the services it depends on. */
export interface Readiness {
  /** Whether calls can be sent to this node. */
  ok: boolean
  database: 'up' | 'away'
  /** When away, people can still read and write: only files are unavailable, on every node alike. */
  storage: 'up' | 'away'
  /** The system threads needed for files, look-ups and passwords: busy when none responds. */
  threads: 'up' | 'busy'
  /** Whether calls get processed: late when the last interval's p99 delay is above two seconds. */
  loop: 'up' | 'late'
}

/** Event loop delay beyond which nobody is served in an acceptable time. */
const mostDelaySeconds = 2

/** Returns a function that reports the state within about two seconds, whatever hangs. */
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
