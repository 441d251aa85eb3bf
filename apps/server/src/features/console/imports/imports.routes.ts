import * as accountCalls from '@learntrail/contract/console/account-imports'
import * as schoolCalls from '@learntrail/contract/console/school-imports'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkAccounts, listImports, startImport, takePasswords } from '../../schools/index.ts'
import { checkSchools, listSchoolImports, startSchoolImport } from './school-imports.service.ts'

export function importRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, accountCalls.listAccountImports, ({ person }) => listImports(platform, person.id))
  bind(app, accountCalls.checkAccountFile, ({ body }) => checkAccounts(platform, body))
  bind(app, accountCalls.startAccountImport, (call) => startImport(platform, actorOf(call), call.body))
  bind(app, accountCalls.takeFirstPasswords, (call) => takePasswords(platform, actorOf(call), call.params.id))
  bind(app, schoolCalls.listSchoolImports, () => listSchoolImports(platform))
  bind(app, schoolCalls.checkSchoolFile, ({ body }) => checkSchools(platform, body))
  bind(app, schoolCalls.startSchoolImport, (call) => startSchoolImport(platform, actorOf(call), call.body))
}
