import { changeFile, readFileEntity, removeFile, uploadFiles } from '@learntrail/contract/files/files'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import { untilClosed } from '../../platform/http/until-closed.ts'
import { pictures } from '../../platform/pictures/index.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileSummary } from './file-summary.queries.ts'
import { findReachableFile } from './files.repository.ts'
import * as service from './files.service.ts'
import { receiveUpload } from './receive-upload.http.ts'
import { sendEntity } from './send-entity.http.ts'

/** How long a picture being drawn may still take once the server is told to stop. */
const pictureFarewellMs = 4_000

export function fileRoutes(app: FastifyInstance, platform: Platform): void {
  app.addHook('preClose', async () => pictures.interrupt(pictureFarewellMs))
  app.addHook('onClose', async () => pictures.resume())

  bind(app, uploadFiles, async ({ person, request, reply }) => {
    const sender = { ownerId: person.id, signal: untilClosed(reply) }
    const upload = await receiveUpload(platform.storage, request, sender)
    if (upload.files.length === 0) refuseField('files', 'required')
    return service.keepUpload(platform, person.id, upload, async (_transaction, files) => ({
      files: files.map(fileSummary),
    }))
  })

  bind(app, removeFile, async ({ person, params }) => {
    await service.removeFile(platform, person.id, params.id)
    return { ok: true }
  })

  bind(app, changeFile, async ({ person, params, body }) =>
    fileSummary(await service.changeFile(platform, person.id, params.id, body)),
  )

  bind(app, readFileEntity, async (call) => {
    const file = await findReachableFile(platform, call.person, call.params.id)
    return sendEntity(platform, file ?? refuse('FILE_NOT_FOUND'), call)
  })
}
