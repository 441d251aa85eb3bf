import { changeFile, readFileEntity, removeFile, uploadFiles } from '@learntrail/contract/files/files'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import { refuse, refuseField } from '../../platform/http/refusal.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileSummary } from './file-summary.ts'
import { findReachableFile } from './files.repository.ts'
import * as service from './files.service.ts'
import { receiveUpload } from './receive-upload.ts'
import { sendEntity } from './send-entity.ts'

export function fileRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, uploadFiles, async ({ person, request }) => {
    const upload = await receiveUpload(platform.storage, request)
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
    const file = await findReachableFile(platform.pool, call.person, call.params.id)
    return sendEntity(platform, file ?? refuse('FILE_NOT_FOUND'), call)
  })
}
