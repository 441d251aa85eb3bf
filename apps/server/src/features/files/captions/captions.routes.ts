import * as calls from '@learntrail/contract/files/captions/captions'
import type { FastifyInstance } from 'fastify'
import { inTransaction } from '../../../platform/database/index.ts'
import { bind } from '../../../platform/http/bind.ts'
import { refuse } from '../../../platform/http/refusal.ts'
import type { Platform } from '../../../platform/platform.ts'
import { findOwnFile, findReachableFile, holdFiles } from '../files.repository.ts'
import { readWritten, saveWritten } from './captions.service.ts'
import { sendCaptions } from './send-captions.http.ts'

export function captionRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.sendCaptions, async (call) => {
    const file = await findReachableFile(platform, call.person, call.params.id)
    return sendCaptions(platform, file ?? refuse('FILE_NOT_FOUND'), call)
  })

  bind(app, calls.readCaptions, async ({ person, params: { id, language } }) => {
    const file = (await findOwnFile(platform.db, person.id, id)) ?? refuse('FILE_NOT_FOUND')
    return readWritten(platform.db, { file, language })
  })

  bind(app, calls.saveCaptions, ({ person, params: { id, language }, body: save }) =>
    inTransaction(platform.db, async (transaction) => {
      const [file] = await holdFiles(transaction, person.id, [id])
      if (file === undefined) return refuse('FILE_NOT_FOUND')
      return saveWritten(platform, transaction, { file, language, byId: person.id, save })
    }),
  )
}
