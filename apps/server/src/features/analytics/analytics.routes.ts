import * as calls from '@learntrail/contract/analytics/analytics'
import * as people from '@learntrail/contract/analytics/people'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { reachChild } from '../guardians/index.ts'
import { sendDocument, sendTable } from './files/send-report.http.ts'
import { listLooks } from './people/looks.service.ts'
import { listPupilsBehind } from './people/pupils-behind.service.ts'
import { remindPupils } from './people/remind-pupils.service.ts'
import { debugReport } from './reports/debug.service.ts'
import { listSchools } from './reports/reach.policy.ts'
import { readDashboard, readReport, readSchool } from './reports/report.service.ts'
import { readThing } from './reports/things.service.ts'

export function analyticsRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listAnalyticsSchools, async ({ person }) => ({ items: await listSchools(platform, person) }))
  bind(app, calls.readAnalyticsSchool, ({ person, params }) => readSchool(platform, person, params.schoolId))
  bind(app, calls.readSchoolReport, ({ person, params, query }) => readReport(platform, person, params, query))
  bind(app, calls.readSchoolThing, ({ person, params, query }) => readThing(platform, person, params, query))
  bind(app, calls.readSchoolDashboard, ({ person, params, query }) =>
    readDashboard(platform, person, params.schoolId, query),
  )
  bind(app, calls.readSchoolReportTable, ({ person, params, query: { form, ...filter }, reply }) =>
    sendTable(platform, person, reply, { params, filter, form }),
  )
  bind(app, calls.readSchoolReportDocument, ({ person, params, query: filter, reply }) =>
    sendDocument(platform, person, reply, { params, filter }),
  )
  bind(app, calls.debugSchoolReport, (call) =>
    debugReport(platform, call.person, actorOf(call), call.params, call.query),
  )
  bind(app, people.listPupilsBehind, (call) =>
    listPupilsBehind(platform, call.person, actorOf(call), call.params.schoolId, call.query),
  )
  bind(app, people.remindPupils, async (call) => {
    await remindPupils(platform, call.person, actorOf(call), call.params.schoolId, call.body)
    return { ok: true }
  })
  bind(app, people.listFigureLooks, ({ person, query }) => listLooks(platform, person.id, query.cursor))
  bind(app, people.listFigureLooksAtChild, async ({ guardian, params, query }) => {
    await reachChild(platform.db, guardian, params.childId)
    return listLooks(platform, params.childId, query.cursor)
  })
}
