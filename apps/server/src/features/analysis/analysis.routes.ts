import * as calls from '@learntrail/contract/analysis/analysis'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { downloadHeaders } from '../files/index.ts'
import { readCharts } from './analysis.service.ts'
import { makeAnalysisDocument } from './analysis-document.service.ts'

export function analysisRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readCharts, async ({ person, query }) => readCharts(platform, person.id, query))

  bind(app, calls.readChartsDocument, async ({ person, query, reply }) => {
    const { pdf, name } = await makeAnalysisDocument(platform, person.id, query)
    return reply.headers(downloadHeaders('application/pdf', name)).send(Buffer.from(pdf))
  })
}
