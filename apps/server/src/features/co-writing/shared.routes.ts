import * as coWriterCalls from '@learntrail/contract/co-writing/co-writers'
import * as calls from '@learntrail/contract/co-writing/shared'
import * as historyCalls from '@learntrail/contract/co-writing/shared-history'
import type { FastifyInstance } from 'fastify'
import { bind, bindWritten } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { publishShared } from './publish-shared.service.ts'
import { readShared } from './reach-shared.policy.ts'
import * as shared from './shared.service.ts'
import { putSharedFile, removeSharedFile } from './shared-files.service.ts'
import { listSharedHistory, readSharedVersion, restoreShared } from './shared-history.service.ts'
import { changeMyPart, inviteCoWriters, removeCoWriter } from './shared-people.service.ts'

export function sharedRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listShared, ({ person, query }) => shared.listShared(platform, person, query.cursor))
  bind(app, calls.startShared, ({ person, body }) => shared.startShared(platform, person, body))
  bind(app, calls.readShared, ({ person, params }) => readShared(platform, person, params.id))
  bind(app, calls.saveShared, ({ person, params }) => shared.refuseToSave(platform, person, params.id))
  bind(app, calls.putSharedFile, ({ person, params }) => putSharedFile(platform, person, params.id, params.fileId))
  bind(app, calls.removeSharedFile, ({ person, params }) =>
    removeSharedFile(platform, person, params.id, params.fileId),
  )
  bind(app, calls.removeShared, async ({ person, params }) => {
    await shared.removeShared(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.listSharedEdits, ({ person, params, query }) =>
    shared.listEdits(platform, person, params.id, query.cursor),
  )

  bind(app, historyCalls.listSharedHistory, ({ person, params, query }) =>
    listSharedHistory(platform, person, params.id, query.before),
  )
  bind(app, historyCalls.readSharedVersion, ({ person, params, query }) =>
    readSharedVersion(platform, person, { ...params, from: query.from }),
  )
  bind(app, historyCalls.restoreShared, async ({ person, params, body }) => {
    await restoreShared(platform, person, params.id, body.number)
    return { ok: true }
  })

  bind(app, coWriterCalls.inviteCoWriters, ({ person, params, body }) =>
    inviteCoWriters(platform, person, params.id, body.personIds),
  )
  bind(app, coWriterCalls.changeMyPart, async ({ person, params, body }) => {
    await changeMyPart(platform, person, params.id, body)
    return { ok: true }
  })
  bind(app, coWriterCalls.removeCoWriter, async ({ person, params }) => {
    await removeCoWriter(platform, person, params.id, params.personId)
    return { ok: true }
  })
  bindWritten(app, calls.publishShared, ({ person, params, body }) =>
    publishShared(platform, person, params.id, body.version),
  )
}
