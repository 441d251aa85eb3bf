import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { ReceivedBytes, Storage } from '../../../platform/storage/storage.ts'
import { isSendersFailure } from '../../files/index.ts'

const { bytes: mostBytes } = cartridgeLimits
/** Bytes that multipart encoding adds around the file. */
const wrapping = 64 * 1024

/** Receives the one file of a multipart body into temporary storage; the caller drops it. */
export async function receiveCartridge(
  storage: Storage,
  request: FastifyRequest,
  ownerId: string,
): Promise<ReceivedBytes> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE')
  try {
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + wrapping) refuse('COURSE_CARTRIDGE_TOO_LARGE')
    // The parser truncates at its limit; one byte more shows that the file was too large.
    const part = await request.file({ limits: { fileSize: mostBytes + 1, files: 1 } })
    if (part === undefined) return refuseField('file', 'required')
    return await storage.receive(part.file, mostBytes, ownerId)
  } catch (error) {
    // Drain the rest, so that the sender gets the refusal.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Refusal && error.code === 'PAYLOAD_TOO_LARGE') refuse('COURSE_CARTRIDGE_TOO_LARGE')
    throw isSendersFailure(error) ? new Refusal('UPLOAD_FAILED') : error
  }
}
