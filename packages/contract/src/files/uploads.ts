import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, time } from '../text.ts'
import { fileSummary, pictureRefusals } from './files.ts'

/** Version of the resumable upload protocol (tus.io), in the header `Tus-Resumable`. */
export const uploadProtocol = '1.0.0'
/** Media type of the body of `PATCH /api/v2/uploads/:id`. */
export const uploadMediaType = 'application/offset+octet-stream'

/** State of an upload. */
export const uploadState = z.object({
  id,
  name: z.string(),
  /** The declared length. */
  bytes: z.int(),
  /** Bytes received and stored: sending resumes at this offset. */
  offset: z.int(),
  /** Until then an unfinished upload can be resumed. */
  expiresAt: time,
  /** The file, once all bytes have arrived and match the type that the name claims. */
  file: fileSummary.nullable(),
})
export type UploadState = z.infer<typeof uploadState>

const refusedContent = [
  'FILE_FORMAT_UNSUPPORTED',
  'FILE_TYPE_MISMATCH',
  'FILE_DAMAGED',
  ...pictureRefusals,
  'ROOM_EXCEEDED',
  'STORAGE_FULL',
  'STORAGE_UNAVAILABLE',
] as const
const params = z.object({ id })

export const createUpload = endpoint({
  method: 'POST',
  path: '/api/v2/uploads',
  summary:
    'Begin a resumable upload (tus 1.0): Upload-Length and Upload-Metadata with "filename"; answers 201 and Location',
  access: 'member',
  rate: 'upload',
  accepts: 'tus',
  answers: 'nothing',
  refusals: [
    'UPLOAD_VERSION_UNSUPPORTED',
    'UPLOAD_LENGTH_MISMATCH',
    'FILE_TOO_LARGE',
    'FILE_EMPTY',
    'FILE_NAME_UNSAFE',
    ...refusedContent,
  ],
})

export const continueUpload = endpoint({
  method: 'PATCH',
  path: '/api/v2/uploads/:id',
  summary:
    'Send bytes from Upload-Offset on (tus 1.0); answers 204 with the new offset when they are safe, or the receipt after the last one',
  access: 'member',
  rate: 'upload',
  accepts: 'tus',
  params,
  answers: fileSummary,
  refusals: [
    'UPLOAD_VERSION_UNSUPPORTED',
    'UPLOAD_NOT_FOUND',
    'UPLOAD_EXPIRED',
    'UPLOAD_OFFSET_MISMATCH',
    'UPLOAD_LENGTH_MISMATCH',
    'UPLOAD_FAILED',
    ...refusedContent,
  ],
})

export const readUpload = endpoint({
  method: 'GET',
  path: '/api/v2/uploads/:id',
  summary: 'How far an upload of mine is, and its receipt; HEAD answers the offset in headers (tus 1.0)',
  access: 'member',
  params,
  answers: uploadState,
  refusals: ['UPLOAD_NOT_FOUND', 'UPLOAD_EXPIRED', 'FILE_TYPE_MISMATCH', 'FILE_DAMAGED', ...pictureRefusals],
})

export const finishUpload = endpoint({
  method: 'POST',
  path: '/api/v2/uploads/:id/finish',
  summary: 'The receipt of an upload whose bytes are all here; the same one however often it is asked for',
  access: 'member',
  rate: 'upload',
  params,
  answers: fileSummary,
  refusals: ['UPLOAD_NOT_FOUND', 'UPLOAD_EXPIRED', 'UPLOAD_OFFSET_MISMATCH', ...refusedContent],
})

export const removeUpload = endpoint({
  method: 'DELETE',
  path: '/api/v2/uploads/:id',
  summary: 'Give an upload up; a file that it has become stays',
  access: 'member',
  params,
  answers: 'nothing',
  refusals: ['UPLOAD_NOT_FOUND'],
})

export const uploadCalls = [createUpload, continueUpload, readUpload, finishUpload, removeUpload] as const
