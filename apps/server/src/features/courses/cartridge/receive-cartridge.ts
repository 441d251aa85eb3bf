import { cartridgeLimits } from '@learntrail/contract/courses/cartridge-limits'
import type { FastifyRequest } from 'fastify'
import { Refusal, refuse, refuseField } from '../../../platform/http/refusal.ts'
import type { ReceivedBytes, Storage } from '../../../platform/storage/storage.ts'
import { isSendersFailure } from '../../files/index.ts'

const { bytes: mostBytes } = cartridgeLimits
/** What a body of several parts adds around its file. */
const wrapping = 64 * 1024

/** The one file of a multipart body, on disk under no name; whoever receives it drops it. */
export async function receiveCartridge(
  storage: Storage,
  request: FastifyRequest,
  ownerId: string,
): Promise<ReceivedBytes> {
  if (!request.isMultipart()) refuse('UNSUPPORTED_MEDIA_TYPE')
  try {
    if (Number(request.headers['content-length'] ?? 0) > mostBytes + wrapping) refuse('COURSE_CARTRIDGE_TOO_LARGE')
    // The parser cuts a file off at its limit: one byte more, so that it is seen.
    const part = await request.file({ limits: { fileSize: mostBytes + 1, files: 1 } })
    if (part === undefined) return refuseField('file', 'required')
    return await storage.receive(part.file, mostBytes, ownerId)
  } catch (error) {
    // What is still on its way is read and forgotten, so that the sender gets to hear the reason.
    request.raw.unpipe()
    request.raw.resume()
    if (error instanceof Refusal && error.code === 'PAYLOAD_TOO_LARGE') refuse('COURSE_CARTRIDGE_TOO_LARGE')
    throw isSendersFailure(error) ? new Refusal('UPLOAD_FAILED') : error
  }
}
