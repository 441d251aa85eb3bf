import type { FileSummary } from '@learntrail/contract/files/files'

/** A file in the viewer, with whether it belongs to who looks at it. */
export interface ViewedFile extends FileSummary {
  isMine: boolean
}

/** After its time the bytes are the owner's alone. */
export function isExpired({ isMine, downloadPeriod }: ViewedFile, now = new Date()): boolean {
  return !isMine && downloadPeriod !== null && new Date(downloadPeriod) < now
}
