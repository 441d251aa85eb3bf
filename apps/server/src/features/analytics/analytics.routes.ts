import * as calls from '@learntrail/contract/analytics/analytics'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { listSchools } from './reports/reach.service.ts'
import { readDashboard, readReport, readSchool } from './reports/report.service.ts'

export function analyticsRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listAnalyticsSchools, async ({ person }) => ({ items: await listSchools(platform, person) }))
  bind(app, calls.readAnalyticsSchool, ({ person, params }) => readSchool(platform, person, params.schoolId))
  bind(app, calls.readSchoolReport, ({ person, params, query }) => readReport(platform, person, params, query))
  bind(app, calls.readSchoolDashboard, ({ person, params, query }) =>
    readDashboard(platform, person, params.schoolId, query),
  )
}
