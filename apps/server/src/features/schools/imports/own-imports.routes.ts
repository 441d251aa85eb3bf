import * as calls from '@learntrail/contract/schools/imports'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { sameCode } from '../../profiles/index.ts'
import { checkPermitted } from '../permitted.policy.ts'
import { checkAccounts, listImports, startImport, takePasswords } from './account-imports.service.ts'

/** The imports of staff, for people who act for a school, limited to its people. */
export function ownImportRoutes(app: FastifyInstance, platform: Platform): void {
  const { db } = platform
  bind(app, calls.listOwnImports, async ({ person, params: { schoolId } }) => {
    await checkPermitted(db, person.id, schoolId)
    return listImports(platform, person.id, schoolId)
  })
  bind(app, calls.checkOwnFile, async ({ person, params: { schoolId }, body }) => {
    await checkPermitted(db, person.id, schoolId)
    return checkAccounts(platform, { ...body, defaultSchoolId: schoolId }, await sameCode(db, schoolId))
  })
  bind(app, calls.startOwnImport, async (call) => {
    const { schoolId } = call.params
    await checkPermitted(db, call.person.id, schoolId)
    return startImport(platform, actorOf(call), { ...call.body, schoolId, defaultSchoolId: schoolId })
  })
  bind(app, calls.takeOwnPasswords, async (call) => {
    const { schoolId, id } = call.params
    await checkPermitted(db, call.person.id, schoolId)
    return takePasswords(platform, actorOf(call), id, schoolId)
  })
}
