import { type BackupFailure, backupFailures } from '@learntrail/contract/console/backups'
import { makesWay } from '../../../platform/machine/make-way.ts'
import type { StopReason } from '../../../platform/workers/tasks.ts'
import { createWorkerPool } from '../../../platform/workers/worker-pool.ts'

export interface BackupTask {
  dataDir: string
  targetDir: string
  uploads: 'inside' | 'elsewhere'
  /**
   * SQL of the uploads that the database references (`namedContentQuery`), passed in because the process loads no
   * features.
   */
  namedContent: string
  now: Date
}

/** A backup that was made and verified. */
export interface MadeBackup {
  files: number
  bytes: number
  /** Why it cannot be restored; empty for a complete backup. */
  faults: string[]
  /** Files already lost in the original, and therefore not in the backup. */
  lostBefore: string[]
}

export class BackupFailed extends Error {
  readonly reason: BackupFailure
  /** Each problem found. */
  readonly problems: readonly string[]

  constructor(reason: BackupFailure, problems: readonly string[]) {
    super(`${reason}: ${problems.join('; ')}`)
    this.name = 'BackupFailed'
    this.reason = reason
    this.problems = problems
  }
}

const reasons: Partial<Record<string, BackupFailure>> = {
  ENOSPC: 'no_room',
  EDQUOT: 'no_room',
  EFBIG: 'no_room',
  EACCES: 'not_writable',
  EPERM: 'not_writable',
  EROFS: 'not_writable',
  ENOTDIR: 'not_writable',
  EEXIST: 'not_writable',
  ENOENT: 'not_writable',
  EBUSY: 'other_under_way',
}

/** Returns the reason for a system error during a backup. */
export function backupFailureOf(error: unknown): BackupFailure {
  const code = error instanceof Error && 'code' in error ? String(error.code) : ''
  return reasons[code] ?? 'unknown'
}

/** A separate process: reading and hashing everything would delay calls, and a crash affects nothing else. */
const workers = createWorkerPool<BackupTask, MadeBackup, BackupFailure>(
  { file: new URL('./backup.process.ts', import.meta.url), heapMegabytes: 512 },
  (reason: BackupFailure | StopReason, message) =>
    new BackupFailed(isOurs(reason) ? reason : 'broken_off', message === undefined ? [] : [message]),
  { width: 1, mostServed: 1, idleMs: 1_000, niceness: makesWay },
)

const limits = { seconds: 12 * 3_600, megabytes: 4_000 }

const isOurs = (reason: string): reason is BackupFailure => (backupFailures as readonly string[]).includes(reason)

/** Makes a backup and verifies it. Throws `BackupFailed`. */
export function makeAndVerify(task: BackupTask, signal?: AbortSignal): Promise<MadeBackup> {
  return workers.run({ task, limits, signal })
}
