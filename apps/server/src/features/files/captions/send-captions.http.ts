import { createHash } from 'node:crypto'
import { captionsName } from '@learntrail/contract/files/captions/caption-names'
import type { CaptionLanguage } from '@learntrail/contract/files/captions/facts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { isUnchanged } from '../byte-range.rules.ts'
import type { FileEntity } from '../files.repository.ts'
import { viewHeaders } from '../send-entity.http.ts'
import { findCaptions } from './captions.repository.ts'

interface CaptionsCall {
  person: { id: string }
  params: { language: CaptionLanguage }
  request: FastifyRequest
  reply: FastifyReply
}

/**
 * Sends captions of a file that the person may see. Refuses with FILE_EXPIRED once others may no longer download it.
 */
export async function sendCaptions(
  { db, clock }: Platform,
  file: FileEntity,
  { person, params, request, reply }: CaptionsCall,
): Promise<FastifyReply> {
  const isOver = file.downloadPeriod !== null && file.downloadPeriod < clock.now()
  if (file.ownerId !== person.id && isOver) refuse('FILE_EXPIRED')
  const { text = '' } = (await findCaptions(db, file.id, params.language)) ?? {}
  if (text === '') refuse('CAPTIONS_NOT_FOUND')
  const etag = `"${createHash('sha256').update(text).digest('hex').slice(0, 32)}"`
  const headers = {
    ...viewHeaders('text/vtt; charset=utf-8', captionsName(file.displayName, params.language)),
    etag,
    // As for the bytes: access is checked again on every request.
    'cache-control': 'private, no-cache',
    vary: 'cookie',
  }
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.headers(headers).status(304).send()
  return reply.headers(headers).send(text)
}
