import { fileLimits } from '@learntrail/contract/files/limits'
import {
  continueUpload,
  createUpload,
  finishUpload,
  readUpload,
  removeUpload,
  uploadProtocol,
} from '@learntrail/contract/files/uploads'
import type { FastifyInstance, FastifyReply } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import type { SpeakTus } from './tus-server.http.ts'
import type { UploadStore } from './upload-store.service.ts'
import type { UploadRow } from './uploads.repository.ts'
import * as service from './uploads.service.ts'

/** Resumable uploads: the protocol's calls and our own around them. */
export function uploadRoutes(app: FastifyInstance, platform: Platform, store: UploadStore): void {
  // Loaded with the first upload, so that a process without uploads never loads it.
  let server: Promise<SpeakTus> | undefined
  const speak: SpeakTus = async (exchange) => {
    server ??= import('./tus-server.http.ts').then(({ tusServer }) => tusServer(store))
    return (await server)(exchange)
  }

  /** Answers the offset of the upload or, after the last byte, its receipt. */
  async function answerOffset(reply: FastifyReply, row: UploadRow, offset: number, status: 201 | 204) {
    reply.header('upload-offset', offset)
    if (offset < row.bytes) {
      reply.header('upload-expires', row.expiresAt.toUTCString())
      return reply.status(status).send() as never
    }
    const summary = await service.finishUpload(platform, store, row)
    if (status === 201) return reply.status(status).send(summary) as never
    return summary
  }

  bind(app, createUpload, async ({ person, request, reply }) => {
    let row: UploadRow | undefined
    const { offset = 0 } = await speak({
      request,
      reply,
      onCreate: async ({ id, size, metadata }) => {
        if (size === undefined) refuse('UPLOAD_LENGTH_MISMATCH')
        row = await service.beginUpload({ platform, store }, person.id, {
          id,
          bytes: size,
          name: metadata?.filename ?? '',
        })
      },
    })
    if (row === undefined) refuse('UPLOAD_FAILED')
    return answerOffset(reply, row, offset, 201)
  })

  bind(app, continueUpload, async ({ person, params, request, reply }) => {
    const row = await service.findOwnUpload(platform, person.id, params.id)
    // The last answer was lost: the upload has become a file already.
    if (row.fileId !== null) {
      request.raw.resume()
      return answerOffset(reply, row, row.bytes, 204)
    }
    const { offset } = await speak({ request, reply, id: row.id })
    return answerOffset(reply, row, offset ?? refuse('UPLOAD_FAILED'), 204)
  })

  // Fastify answers HEAD for every GET; here it is the protocol's way to ask for the offset.
  bind(app, readUpload, async ({ person, params, request, reply }) => {
    const row = await service.findOwnUpload(platform, person.id, params.id)
    if (request.method !== 'HEAD') return service.uploadStateOf(platform, store, row)
    if (row.fileId === null) {
      await speak({ request, reply, id: row.id })
      reply.header('upload-expires', row.expiresAt.toUTCString())
    } else {
      reply.headers({ 'tus-resumable': uploadProtocol, 'upload-offset': row.bytes, 'upload-length': row.bytes })
    }
    return reply.status(200).send() as never
  })

  bind(app, finishUpload, async ({ person, params }) => {
    const row = await service.findOwnUpload(platform, person.id, params.id)
    return service.finishUpload(platform, store, row)
  })

  // Giving an upload up needs no protocol headers: our client does it with a plain call.
  bind(app, removeUpload, async ({ person, params, reply }) => {
    await service.removeUpload(platform, store, person.id, params.id)
    return reply.header('tus-resumable', uploadProtocol).status(204).send()
  })

  // The protocol's clients ask this first; it reveals nothing about anybody.
  app.options(createUpload.path, { schema: { hide: true } }, (_request, reply) =>
    reply
      .headers({
        'tus-resumable': uploadProtocol,
        'tus-version': uploadProtocol,
        'tus-max-size': fileLimits.bytes - 1,
        'tus-extension': 'creation,creation-with-upload,termination,expiration',
      })
      .status(204)
      .send(),
  )
}
