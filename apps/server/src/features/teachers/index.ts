import * as calls from '@learntrail/contract/teachers/teachers'
import type { FastifyInstance } from 'fastify'
import { belongings } from '../../platform/archive/belongings.ts'
import { actorOf } from '../../platform/audit/audit.ts'
import { ofPerson, ofSchool, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import type { Platform } from '../../platform/platform.ts'
import { listReaches, namedWrites } from '../profiles/index.ts'
import { makeCode, readCodes, revokeCode } from './school-codes.service.ts'
import { changeSchoolDomains, readSchoolDomains } from './school-domains.service.ts'
import { teacherBelongings } from './teacher.belongings.ts'
import { teacherNotices } from './teacher.notices.ts'
import { askByEmail, confirmEmail, useCode, verifyByOwnAddress, vouchFor } from './verify-teacher.service.ts'

export { permitSchoolTo } from './permit-school.service.ts'
export { endCode, openCodesOf } from './school-codes.repository.ts'
export { putCode } from './school-codes.service.ts'
export { setVerified, verifyOfSchool } from './set-verified.service.ts'

export const teachersFeature: Feature = {
  name: 'teachers',
  has: [
    namedWrites(verifyByOwnAddress),
    tableHomes(
      ...ofSchool('school_id', 'school_codes', 'school_domains'),
      ...ofPerson('account_id', 'teacher_verifications'),
    ),
    erasure([deleteRows({ table: 'teacher_verifications', by: 'account_id' })]),
    belongings(teacherBelongings),
    noticeSources(...teacherNotices()),
  ],
  routes,
}

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.askTeacherEmail, async ({ person, body: { email } }) => {
    await askByEmail(platform, person.id, email)
    return { email }
  })
  bind(app, calls.confirmTeacherEmail, async ({ person, body: { token } }) => ({
    email: await confirmEmail(platform, person.id, token),
  }))
  bind(app, calls.useSchoolCode, async ({ person, body: { code }, request }) => ({
    schoolName: await useCode(platform, person.id, { code, address: callerAddress(request) }),
  }))
  bind(app, calls.vouchForTeacher, async ({ person, params }) => {
    await vouchFor(platform, person.id, params.id)
    return { ok: true as const }
  })
  bind(app, calls.readSchoolDomains, ({ person, params }) => readSchoolDomains(platform, person.id, params.schoolId))
  bind(app, calls.changeSchoolDomains, (call) =>
    changeSchoolDomains(platform, actorOf(call), call.params.schoolId, call.body),
  )
  bind(app, calls.listSchoolPermissions, async ({ person }) => ({
    items: await listReaches(platform.db, person.id),
  }))
  bind(app, calls.listSchoolCodes, ({ person }) => readCodes(platform, person.id))
  bind(app, calls.makeSchoolCode, ({ person, body }) => makeCode(platform, person.id, body))
  bind(app, calls.revokeSchoolCode, ({ person, params }) => revokeCode(platform, person.id, params.id))
}
