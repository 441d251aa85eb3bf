import { AsyncLocalStorage } from 'node:async_hooks'
import { Readable } from 'node:stream'
import { createUpload, uploadMediaType, uploadProtocol } from '@learntrail/contract/files/uploads'
import { type CancellationContext, ERRORS, Server, type Upload } from '@tus/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { Refusal, refuse } from '../../../platform/http/refusal.ts'
import { newId } from '../../../platform/ids/ids.ts'
import { codeOf } from '../../../platform/storage/storage-failure.ts'
import type { UploadStore } from './upload-store.service.ts'

type WriteToStore = (
  body: Request['body'],
  upload: Upload,
  maximum: number,
  context: CancellationContext,
) => Promise<number>

/** How long a request waits for an earlier one of the same upload to end, before taking over. */
const takeOverMs = 300

const passedIn = [
  'content-length',
  'tus-resumable',
  'upload-length',
  'upload-defer-length',
  'upload-concat',
  'upload-metadata',
  'upload-offset',
]
const passedOut = ['location', 'upload-offset', 'upload-length']

/** One request of the protocol; `id` if it concerns an existing upload. */
interface Exchange {
  request: FastifyRequest
  reply: FastifyReply
  id?: string
  /** Checks a new upload and stores its row, or refuses. */
  onCreate?: (upload: Upload) => Promise<void>
}

export type SpeakTus = (exchange: Exchange) => Promise<{ status: number; offset: number | undefined }>

/**
 * Speaks the resumable upload protocol within our own calls: access, CSRF and rates are checked beforehand, and
 * failures are answered as problem documents.
 */
export function tusServer(store: UploadStore): SpeakTus {
  /** The id of the person who sends the bytes. */
  const sender = new AsyncLocalStorage<string | undefined>()
  const exchanges = new WeakMap<object, { onCreate: Exchange['onCreate']; error?: unknown }>()
  const server = new Server({
    path: createUpload.path,
    relativeLocation: true,
    datastore: store,
    lockDrainTimeout: takeOverMs,
    namingFunction: () => newId(),
    onUploadCreate: async (asked, upload) => {
      await exchanges.get(asked)?.onCreate?.(upload)
      return {}
    },
    onResponseError: (asked, error) => {
      const exchange = exchanges.get(asked)
      if (exchange !== undefined) exchange.error = error
      return undefined
    },
  })

  // Replaces the library's method, whose detour over web streams and two more costs a third of the speed on large
  // files.
  const writeToStore: WriteToStore = async (body, { id, offset }, maximum, { signal }) => {
    if (signal.aborted) throw ERRORS.ABORTED
    const line = body as unknown as Readable | null
    if (line === null) return offset
    // Another request took the upload over: this connection is dead, or its sender gave it up.
    const cut = () => line.destroy()
    signal.addEventListener('abort', cut, { once: true })
    try {
      return await store.write(line, id, offset, maximum, sender.getStore())
    } catch (error) {
      throw signal.aborted || isCut(error) ? ERRORS.ABORTED : error
    } finally {
      signal.removeEventListener('abort', cut)
    }
  }
  for (const handler of [server.handlers.POST, server.handlers.PATCH]) Object.assign(handler, { writeToStore })

  return async ({ request, reply, id, onCreate }) => {
    reply.header('tus-resumable', uploadProtocol)
    checkVersion(request, reply)
    const asked = askedOf(request, id)
    exchanges.set(asked, { onCreate })
    const answer = await sender.run(request.person?.id, () => server.handleWeb(asked))
    if (answer.status >= 400) {
      // Reads and discards the rest of the body, so that the sender receives the refusal.
      request.raw.resume()
      throw failureOf(exchanges.get(asked)?.error, answer.status)
    }
    for (const name of passedOut) {
      const value = answer.headers.get(name)
      if (value !== null) reply.header(name, value)
    }
    const offset = answer.headers.get('upload-offset')
    return { status: answer.status, offset: offset === null ? undefined : Number(offset) }
  }
}

function checkVersion(request: FastifyRequest, reply: FastifyReply): void {
  if (request.headers['tus-resumable'] === uploadProtocol) return
  reply.header('tus-version', uploadProtocol)
  refuse('UPLOAD_VERSION_UNSUPPORTED')
}

/** Returns the request for the protocol's server: only the protocol's headers, and the body as it comes. */
function askedOf(request: FastifyRequest, id: string | undefined): Request {
  const { method } = request
  const headers = new Headers()
  for (const name of passedIn) {
    const value = request.headers[name]
    if (typeof value === 'string') headers.set(name, value)
  }
  const body = request.headers['content-type'] === uploadMediaType ? request.body : undefined
  if (body instanceof Readable) headers.set('content-type', uploadMediaType)
  else if (method === 'PATCH') refuse('UNSUPPORTED_MEDIA_TYPE')
  const path = id === undefined ? createUpload.path : `${createUpload.path}/${id}`
  return { url: `http://localhost${path}`, method, headers, body: body ?? null } as unknown as Request
}

/** Whether an error means that the connection broke. */
function isCut(error: unknown): boolean {
  return /^(?:ECONNRESET|ERR_STREAM_|ABORT_ERR)/.test(codeOf(error))
}

function failureOf(error: unknown, status: number): unknown {
  if (error instanceof Refusal) return error
  if (error === ERRORS.ABORTED) return new Refusal('UPLOAD_FAILED')
  if (error === ERRORS.ERR_LOCK_TIMEOUT) return new Refusal('SERVICE_UNAVAILABLE')
  if (error === ERRORS.INVALID_LENGTH || status === 413) return new Refusal('UPLOAD_LENGTH_MISMATCH')
  if (status === 404) return new Refusal('UPLOAD_NOT_FOUND')
  if (status === 409) return new Refusal('UPLOAD_OFFSET_MISMATCH')
  if (status === 410) return new Refusal('UPLOAD_EXPIRED')
  if (status >= 500 && status !== 501) return error instanceof Error ? error : new Error('upload', { cause: error })
  return new Refusal('MALFORMED_REQUEST')
}
