import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'

/** Being made, made and read through, or failed. */
export const backupStates = ['running', 'done', 'failed'] as const
export type BackupState = (typeof backupStates)[number]

/**
 * Why there is none: the disk has no room, the folder cannot be written, another one is under way, it was broken off in
 * the middle, what was made cannot be restored, or something else, which the log says.
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
  /** Where it lies, and on which machine. */
  folder: z.string(),
  node: z.string(),
  startedAt: time,
  endedAt: time.nullable(),
  files: z.int().nullable(),
  bytes: z.number().nullable(),
  /** When it was read through and found whole. */
  verifiedAt: time.nullable(),
  failure: z.enum(backupFailures).nullable(),
  /**
   * What is wrong, as the commands say it; the first of many. Of a good one, what the original had lost before, which no
   * backup can have.
   */
  problems: z.array(z.string()),
  /** When it made room for a newer one. */
  removedAt: time.nullable(),
})
export type Backup = z.infer<typeof backup>

const backups = z.object({
  /** Null where the settings ask for none. */
  schedule: z
    .object({
      folder: z.string(),
      /** In Taipei, as `03:30`, and when that is the next time. */
      at: z.string(),
      next: time,
      keep: z.int(),
      /** Left on its disk; null where it cannot be looked at. */
      freeBytes: z.number().nullable(),
      /** Uploaded files are in a store of their own, and not in it. */
      isWithoutUploads: z.boolean(),
    })
    .nullable(),
  /** The last that was read through and found whole. */
  lastGood: backup.nullable(),
  /** There should be a newer good one by now. */
  isLate: z.boolean(),
  /** The last ones, whatever became of them, the newest first. */
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
