import type { FileSummary } from '@learntrail/contract/files/files'
import type { ApiProblem } from '../../../api/problem.ts'

export type UploadState = 'not_uploaded' | 'uploading' | 'completed' | 'failed'

export interface UploadItem {
  key: string
  name: string
  bytes: number
  state: UploadState
  /** Paused by the person. */
  isPaused: boolean
  /** The connection is lost; retries follow automatically. */
  isLineLost: boolean
  /** The page was closed and the device has no copy of the bytes: the person has to choose the same file again. */
  needsFile: boolean
  /** Share sent, 0 to 1. */
  progress: number
  /** Id of the upload on the server, with which it is resumed. */
  uploadId: string | null
  /** Recognizes the same file when it is chosen again. */
  fingerprint: string | null
  /** The server's receipt. */
  summary: FileSummary | null
  problem: ApiProblem | null
  /** Address of the picture on this device, until the server has made a thumbnail. */
  picture: string | null
  /** Uploaded for this draft: removing the item also deletes the file. */
  isNew: boolean
}

/** The part of an upload that a draft stores. */
export type KeptUpload = Pick<UploadItem, 'key' | 'name' | 'bytes' | 'isNew' | 'summary'> &
  Partial<Pick<UploadItem, 'uploadId' | 'fingerprint' | 'isPaused'>>

/** Whether the upload completes without any action of the person. */
export const isUnderWay = ({ state, isPaused }: Pick<UploadItem, 'state' | 'isPaused'>) =>
  state === 'uploading' || (state === 'not_uploaded' && !isPaused)

/** Whether the upload waits for the person: failed or paused. */
export const isStuck = ({ state, isPaused }: Pick<UploadItem, 'state' | 'isPaused'>) =>
  state === 'failed' || (state === 'not_uploaded' && isPaused)
