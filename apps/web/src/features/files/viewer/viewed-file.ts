import type { FileSummary } from '@learntrail/contract/files/files'

/** A file in the viewer, and whether the viewing person owns it. */
export interface ViewedFile extends FileSummary {
  isMine: boolean
}

/** Whether the file's download period is over for this person; the owner can always read the bytes. */
export function isExpired({ isMine, downloadPeriod }: ViewedFile, now = new Date()): boolean {
  return !isMine && downloadPeriod !== null && new Date(downloadPeriod) < now
}
