import type { FileSummary } from '@learntrail/contract/files/files'
import type { KeptUpload, UploadItem } from './upload-item.ts'

export const freshItem: Omit<UploadItem, 'key' | 'name' | 'bytes'> = {
  state: 'not_uploaded',
  isPaused: false,
  isLineLost: false,
  needsFile: false,
  progress: 0,
  uploadId: null,
  fingerprint: null,
  summary: null,
  problem: null,
  picture: null,
  isNew: true,
}

/** Returns the item of a file that a record already has. */
export function itemOfSummary(summary: FileSummary): UploadItem {
  const { id: key, displayName: name, bytes } = summary
  return { ...freshItem, key, name, bytes, summary, state: 'completed', progress: 1, isNew: false }
}

/** Returns the item of an upload kept by a draft; whether the device still has its bytes is checked afterwards. */
export function restoredItem(kept: KeptUpload): UploadItem {
  const isDone = kept.summary !== null
  return { ...freshItem, ...kept, state: isDone ? 'completed' : 'not_uploaded', progress: isDone ? 1 : 0 }
}

/** Address of the picture; null for HEIC, which browsers cannot show, and SVG, which may be more than a picture. */
export function pictureOf(file: File): string | null {
  return /\.(?:jpe?g|png|gif|webp)$/i.test(file.name) ? URL.createObjectURL(file) : null
}
