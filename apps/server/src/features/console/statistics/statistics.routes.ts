import * as calls from '@learntrail/contract/console/statistics'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sendHistory, sendStatistics } from './statistics.http.ts'
import { readHistory, readStatistics } from './statistics.service.ts'

export function statisticsRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readStatistics, () => readStatistics(platform))
  bind(app, calls.downloadStatistics, ({ person, query, reply }) => sendStatistics(platform, person, query.form, reply))
  bind(app, calls.readHistory, ({ query }) => readHistory(platform, query.days))
  bind(app, calls.downloadHistory, ({ person, query, reply }) =>
    sendHistory(platform, person, query.days, query.form, reply),
  )
}
