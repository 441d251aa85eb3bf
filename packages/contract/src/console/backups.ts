import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'

/** `done`: made and verified by reading it back. */
export const backupStates = ['running', 'done', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

/**
 * Why a backup failed: no room on the disk, the folder is not writable, another backup is running, it was interrupted,
 * the result cannot be restored, or another cause that the log names.
 */
export const backupFailures = [
  'no_room',
  'not_writable',
  'other_under_way',
  'broken_off',
  'not_whole',
  'unknown',
] as const
export type BackupFailure = (typeof backupFailures)[number]

const backup = z.object({
  id,
  state: z.enum(backupStates),
  /** Path of the backup, and the node whose disk holds it. */
  folder: z.string(),
  node: z.string(),
  startedAt: time,
  endedAt: time.nullable(),
  files: z.int().nullable(),
  bytes: z.number().nullable(),
  /** When it was read back and found complete. */
  verifiedAt: time.nullable(),
  failure: z.enum(backupFailures).nullable(),
  /**
   * First problems, as the commands word them. For a good backup: what the original had already lost, which no backup
   * can contain.
   */
  problems: z.array(z.string()),
  /** When it was deleted to make room for a newer one. */
  removedAt: time.nullable(),
})
export type Backup = z.infer<typeof backup>

const backups = z.object({
  /** Null if the settings ask for no backups. */
  schedule: z
    .object({
      folder: z.string(),
      /** Time of day in Taipei, as `03:30`, and the next time it runs. */
      at: z.string(),
      next: time,
      keep: z.int(),
      /** Free bytes on the folder's disk; null if unknown. */
      freeBytes: z.number().nullable(),
      /** Uploads are in a separate store and not part of the backup. */
      isWithoutUploads: z.boolean(),
    })
    .nullable(),
  /** The last backup that was read back and found complete. */
  lastGood: backup.nullable(),
  /** A newer good backup is overdue. */
  isLate: z.boolean(),
  /** The last backups in any state, newest first. */
  items: z.array(backup),
})
export type Backups = z.infer<typeof backups>

export const readBackups = endpoint({
  method: 'GET',
  path: '/api/v2/admin/backups',
  summary: 'When the last backup was made and read through, and what became of the last ones',
  access: 'staff:operator',
  answers: backups,
  refusals: [],
})

export const makeBackup = endpoint({
  method: 'POST',
  path: '/api/v2/admin/backups',
  summary: 'Make a backup now, as the schedule does, after one that is under way',
  access: 'staff:operator',
  answers: z.object({ ok: z.literal(true) }),
  refusals: ['BACKUPS_OFF'],
})

export const backupCalls = [readBackups, makeBackup] as const
