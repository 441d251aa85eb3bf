import type { FileSummary } from '@learntrail/contract/files/files'
import type { ApiProblem } from '../../../api/problem.ts'

export type UploadState = 'not_uploaded' | 'uploading' | 'completed' | 'failed'

export interface UploadItem {
  key: string
  name: string
  bytes: number
  state: UploadState
  /** Held back by the person until they say otherwise. */
  isPaused: boolean
  /** The line is lost; it is tried again by and by. */
  isLineLost: boolean
  /** The page was closed and the device could not keep the bytes: the same file has to be chosen again. */
  needsFile: boolean
  /** 0 to 1. */
  progress: number
  /** The upload on the server, which goes on where it stopped. */
  uploadId: string | null
  /** By which the same file is known again. */
  fingerprint: string | null
  /** What the server answered: the receipt. */
  summary: FileSummary | null
  problem: ApiProblem | null
  /** Address of the picture on this device, until the server has made a small one. */
  picture: string | null
  /** Uploaded for this draft, so that removing it removes the file. */
  isNew: boolean
}

/** What of an upload is written into a draft. */
export type KeptUpload = Pick<UploadItem, 'key' | 'name' | 'bytes' | 'isNew' | 'summary'> &
  Partial<Pick<UploadItem, 'uploadId' | 'fingerprint' | 'isPaused'>>

/** It will be there without anybody doing anything. */
export const isUnderWay = ({ state, isPaused }: Pick<UploadItem, 'state' | 'isPaused'>) =>
  state === 'uploading' || (state === 'not_uploaded' && !isPaused)

/** It waits for the person: paused, failed, or without its bytes. */
export const isStuck = ({ state, isPaused }: Pick<UploadItem, 'state' | 'isPaused'>) =>
  state === 'failed' || (state === 'not_uploaded' && isPaused)
