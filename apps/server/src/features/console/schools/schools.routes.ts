import * as calls from '@learntrail/contract/console/schools'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import {
  givePlan,
  listSchools,
  lookAtSchool,
  makeCode,
  revokeCode,
  setPermission,
  takePlan,
} from './schools.service.ts'
import { listTyped, matchTyped } from './typed-names.service.ts'

export function consoleSchoolRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listConsoleSchools, ({ query }) => listSchools(platform, query))
  bind(app, calls.readConsoleSchool, (call) => lookAtSchool(platform, actorOf(call), call.params.id))
  bind(app, calls.permitSchool, (call) =>
    setPermission(platform, actorOf(call), call.params.id, { ...call.body, isTaken: false }),
  )
  bind(app, calls.takeSchoolPermission, (call) =>
    setPermission(platform, actorOf(call), call.params.id, { ...call.body, isTaken: true }),
  )
  bind(app, calls.makeConsoleSchoolCode, (call) => makeCode(platform, actorOf(call), call.params.id, call.body))
  bind(app, calls.revokeConsoleSchoolCode, (call) => revokeCode(platform, actorOf(call), call.params, call.body.reason))
  bind(app, calls.giveSchoolPlan, (call) => givePlan(platform, actorOf(call), call.params.id, call.body))
  bind(app, calls.takeSchoolPlan, (call) => takePlan(platform, actorOf(call), call.params.id, call.body.reason))
  bind(app, calls.listTypedNames, ({ query }) => listTyped(platform, query.cursor))
  bind(app, calls.matchTypedName, (call) => matchTyped(platform, actorOf(call), call.body))
}
