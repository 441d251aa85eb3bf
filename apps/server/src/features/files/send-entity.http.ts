import type { Readable } from 'node:stream'
import type { EntityType } from '@learntrail/contract/files/files'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { isBytesGone } from '../../platform/storage/bytes-gone.ts'
import { byteRange, isUnchanged } from './byte-range.rules.ts'
import { type EntityForm, formFor } from './entity-form.rules.ts'
import type { FileEntity } from './files.repository.ts'
import { noteLostContent } from './lost/lost-content.service.ts'
import { type StampSource, stampedCopy } from './watermark/stamped-copy.service.ts'

interface EntityCall {
  person: { id: string }
  query: { type: EntityType; width?: number | undefined }
  request: FastifyRequest
  reply: FastifyReply
}

// Uploaded bytes are displayed as their type and never run anything.
const contentPolicy =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"

/**
 * Sends the bytes of a file that the person may see, in whole or in part. Refuses with FILE_EXPIRED once others may no
 * longer download it.
 */
export async function sendEntity(platform: Platform, file: FileEntity, call: EntityCall): Promise<FastifyReply> {
  const { person, query, request, reply } = call
  const isOwner = file.ownerId === person.id
  if (!isOwner && file.downloadPeriod !== null && file.downloadPeriod < platform.clock.now()) refuse('FILE_EXPIRED')
  const form = formFor(file, query, isOwner)
  const { key, size, read } =
    query.type === 'watermark'
      ? await stampedOrOwn(platform, { ...form, isMarked: file.isMarked, isOwn: isOwner }, person.id)
      : await storedBytes(platform, form)
  const etag = `"${key.slice(0, 32)}"`
  const headers = {
    etag,
    'accept-ranges': 'bytes',
    // Access is checked again on every request; an unchanged file then costs no bytes.
    'cache-control': 'private, no-cache',
    vary: 'cookie',
    'content-type': form.mediaType,
    'content-disposition': disposition(form.isInline, form.name),
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
  }
  if (isUnchanged(request.headers['if-none-match'], etag)) return reply.headers(headers).status(304).send()

  const range = byteRange(request.headers.range, request.headers['if-range'], etag, size)
  if (range === 'unsatisfiable') {
    return reply
      .headers({ ...headers, 'content-range': `bytes */${size}` })
      .status(416)
      .send()
  }
  // Opened before the head is written, so that missing bytes are answered with a refusal and no headers of the file.
  const content = watched(platform, request, key, await read(range === 'whole' ? undefined : range))
  reply.headers(headers)
  if (range === 'whole') return reply.header('content-length', size).send(content)
  const { start, end } = range
  return reply
    .status(206)
    .headers({ 'content-range': `bytes ${start}-${end}/${size}`, 'content-length': end - start + 1 })
    .send(content)
}

/** Returns the stamped copy, or for the owner the PDF itself if it is protected against changes. */
async function stampedOrOwn(platform: Platform, source: EntityForm & StampSource, personId: string) {
  try {
    return await stampedCopy(platform, source, personId)
  } catch (error) {
    if (!source.isOwn || !(error instanceof Refusal) || error.code !== 'PDF_PROTECTED') throw error
    return storedBytes(platform, source)
  }
}

/**
 * Returns the stored bytes and their size. Reading checks that size first, so that missing or cut bytes are refused
 * before the head is sent.
 */
async function storedBytes(platform: Platform, { key, bytes }: EntityForm) {
  const { storage } = platform
  const size = bytes ?? (await storage.size(key)) ?? (await refuseGone(platform, key))
  return {
    key,
    size,
    read: async (range?: { start: number; end: number }) => {
      const content = await storage.read(key, { ...range, bytes: size }).catch((error: unknown) => {
        if (isBytesGone(error)) return refuseGone(platform, key)
        throw error
      })
      return content.once('error', (error) => {
        if (isBytesGone(error)) void noteLostContent(platform, key)
      })
    },
  }
}

async function refuseGone(platform: Platform, key: string): Promise<never> {
  await noteLostContent(platform, key)
  refuse('FILE_BYTES_GONE')
}

/** Logs a stream that ends early; the head promised more bytes, so the connection breaks. */
function watched({ log }: Platform, { id }: FastifyRequest, key: string, content: Readable): Readable {
  return content.once('error', (error) => {
    log.error({ err: error, key, requestId: id }, 'a stored file is shorter than recorded')
  })
}

/** Returns the header with the name in both forms of RFC 6266: old programs read the first, all others the second. */
function disposition(isInline: boolean, name: string): string {
  const plain = name.replace(/[^\x20-\x7e]|["\\%]/g, '_')
  const encoded = encodeURIComponent(name).replace(
    /['()*]/g,
    (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return `${isInline ? 'inline' : 'attachment'}; filename="${plain}"; filename*=UTF-8''${encoded}`
}

/** Headers of a generated download. */
export function downloadHeaders(mediaType: string, name: string) {
  return {
    'content-type': mediaType,
    'content-disposition': disposition(false, name),
    'x-content-type-options': 'nosniff',
  }
}

/** Headers of a generated file to be read in the browser. */
export function viewHeaders(mediaType: string, name: string) {
  return {
    'content-type': mediaType,
    'content-disposition': disposition(true, name),
    'content-security-policy': contentPolicy,
    'x-content-type-options': 'nosniff',
  }
}

/** Headers of an archive that is generated while it is downloaded; `name` without extension. */
export const zipHeaders = (name: string) => downloadHeaders('application/zip', `${name}.zip`)
