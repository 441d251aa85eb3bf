import * as calls from '@learntrail/contract/console/account-imports'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { checkAccounts, listImports, startImport, takePasswords } from './account-imports.service.ts'

export function accountImportRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listAccountImports, ({ person }) => listImports(platform, person.id))
  bind(app, calls.checkAccountFile, ({ body }) => checkAccounts(platform, body))
  bind(app, calls.startAccountImport, (call) => startImport(platform, actorOf(call), call.body))
  bind(app, calls.takeFirstPasswords, (call) => takePasswords(platform, actorOf(call), call.params.id))
}
