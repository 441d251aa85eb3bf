import * as calls from '@learntrail/contract/gradebook/gradebook'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { addColumn, changeColumn, changeSettings, layOut, removeColumn, weighHomework } from './columns.service.ts'
import { enterScores } from './scores.service.ts'
import { readGradebook, readOwnScores } from './sheet.service.ts'
import { sendTable } from './table/send-table.http.ts'

export function gradebookRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readGradebook, ({ person, params, query }) =>
    readGradebook(platform, person, params.groupId, query.term),
  )
  bind(app, calls.readOwnScores, ({ person, params, query }) =>
    readOwnScores(platform, person, params.groupId, query.term),
  )
  bind(app, calls.changeGradebook, ({ person, params, body }) => changeSettings(platform, person, params.groupId, body))
  bind(app, calls.layOutTable, ({ person, params, body }) => layOut(platform, person, params.groupId, body))
  bind(app, calls.addColumn, ({ person, params, body }) => addColumn(platform, person, params.groupId, body))
  bind(app, calls.changeColumn, ({ person, params, body }) => changeColumn(platform, person, params, body))
  bind(app, calls.removeColumn, async ({ person, params }) => {
    await removeColumn(platform, person, params)
    return { ok: true as const }
  })
  bind(app, calls.weighHomework, ({ person, params, body }) => weighHomework(platform, person, params, body))
  bind(app, calls.enterScores, ({ person, params, body }) => enterScores(platform, person, params, body.entries))
  bind(app, calls.downloadGradebook, ({ person, params, query, reply }) =>
    sendTable(platform, person, params.groupId, query, reply),
  )
}
