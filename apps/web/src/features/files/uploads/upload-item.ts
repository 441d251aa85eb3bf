import type { FileSummary } from '@learntrail/contract/files/files'
import type { ApiProblem } from '../../../api/problem.ts'

/**
 * `waiting` for its turn, `uploading`, `done`, `failed` (can be tried again), `lost`: the page was closed during the
 * upload and the device could not keep the bytes.
 */
export type UploadState = 'waiting' | 'uploading' | 'done' | 'failed' | 'lost'

export interface UploadItem {
  key: string
  name: string
  bytes: number
  state: UploadState
  /** 0 to 1. */
  progress: number
  /** What the server answered: the receipt. */
  summary: FileSummary | null
  problem: ApiProblem | null
  /** Address of the picture on this device, until the server has made a small one. */
  picture: string | null
  /** Uploaded for this draft, so that removing it removes the file. */
  isNew: boolean
}

/** What of an upload is written into a draft. */
export type KeptUpload = Pick<UploadItem, 'key' | 'name' | 'bytes' | 'isNew' | 'summary'>
