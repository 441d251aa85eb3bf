import type { FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Storage } from '../../platform/storage/storage.ts'
import { checkTotal, dropUpload, newUpload, receiveFile, type Sender, type Upload } from './receive-files.service.ts'

/** Bytes that a multipart body may add around its files. */
const wrapping = 2 * 1024 * 1024

/**
 * Reads a multipart body and stores its files on disk, each checked as it arrives. All or nothing: if one is refused or
 * the connection breaks, nothing stays.
 */
export async function receiveUpload(storage: Storage, request: FastifyRequest, sender: Sender): Promise<Upload> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE')
  const upload = newUpload(sender)
  try {
    checkTotal(Number(request.headers['content-length'] ?? 0) - wrapping)
    await receiveParts(storage, request, upload)
    return upload
  } catch (error) {
    await dropUpload(storage, upload)
    // Reads and discards the rest of the body, so that the sender receives the refusal.
    request.raw.unpipe()
    request.raw.resume()
    throw isSendersFailure(error) ? new Refusal('UPLOAD_FAILED') : error
  }
}

async function receiveParts(storage: Storage, request: FastifyRequest, upload: Upload): Promise<void> {
  // Keeps the full name as sent; stripping a path would hide that there was one.
  const fieldSize = request.routeOptions.bodyLimit
  for await (const part of request.parts({ preservePath: true, limits: { fieldSize } })) {
    if (part.type === 'file') {
      await receiveFile(storage, upload, part.filename ?? '', part.file)
      continue
    }
    if (typeof part.value !== 'string' || part.valueTruncated) refuse('MALFORMED_REQUEST')
    upload.fields.set(part.fieldname, part.value)
  }
}

/** Whether an error of the parser or the connection means that the body broke off or is no valid multipart. */
export function isSendersFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false
  const code = 'code' in error && typeof error.code === 'string' ? error.code : ''
  if (/^(?:FST_|ECONNRESET|ERR_STREAM_)/.test(code)) return true
  // "Needle" is the parser's word for a boundary that is empty or too long.
  return /multipart|malformed|boundary|needle/i.test(error.message)
}
