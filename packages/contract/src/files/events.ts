import { eventKind } from '../event.ts'
import type { ConversionReason } from './file-types.ts'

// The subject is the file.

export const fileUploaded = eventKind<{ name: string }>('file.uploaded')
/** Found out by a job, long after the upload. */
export const conversionFailed = eventKind<{ ownerId: string; name: string; reason: ConversionReason }>(
  'file.conversion_failed',
)
