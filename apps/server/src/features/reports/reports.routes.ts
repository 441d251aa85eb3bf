import * as cases from '@learntrail/contract/reports/cases'
import * as calls from '@learntrail/contract/reports/reports'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { countCases, listCases, lookAtCase, noteCase, takeCase } from './cases.service.ts'
import { answerAppeal, decideCase, liftDecision } from './decide.service.ts'
import { appealJudgement, listJudgements, sayMended } from './judgements.service.ts'
import * as service from './reports.service.ts'

export function reportRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.countReports, ({ person, body }) => service.countReports(platform, person.id, body))
  bind(app, calls.countFalseReports, ({ person }) => service.countFalse(platform, person.id))
  bind(app, calls.readReportPermission, ({ person, body }) => service.readPermission(platform, person.id, body))
  bind(app, calls.sendReport, ({ person, body }) => service.sendReport(platform, person.id, body))
  bind(app, calls.listOwnReports, ({ person, query }) => service.listOwn(platform, person.id, query.cursor))
  bind(app, calls.listJudgements, ({ person, query }) => listJudgements(platform, person.id, query.cursor))
  bind(app, calls.appealJudgement, ({ person, params, body }) =>
    appealJudgement(platform, person.id, params.id, body.words),
  )
  bind(app, calls.sayMended, ({ person, params }) => sayMended(platform, person.id, params.id))

  bind(app, cases.listCases, ({ person, query }) => listCases(platform, person.id, query))
  bind(app, cases.countCases, ({ person }) => countCases(platform, person.id))
  bind(app, cases.readCase, (call) => lookAtCase(platform, actorOf(call), call.params.id))
  bind(app, cases.takeCase, (call) => takeCase(platform, actorOf(call), call.params.id, call.body.version))
  bind(app, cases.noteCase, (call) => noteCase(platform, actorOf(call), call.params.id, call.body))
  bind(app, cases.decideCase, (call) => decideCase(platform, actorOf(call), call.params.id, call.body))
  bind(app, cases.liftDecision, (call) => liftDecision(platform, actorOf(call), call.params.id, call.body))
  bind(app, cases.answerAppeal, (call) => answerAppeal(platform, actorOf(call), call.params.id, call.body))
}
