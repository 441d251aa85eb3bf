import * as calls from '@learntrail/contract/plans/school/school'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeSchoolPlans, readSchoolPlans } from './school.service.ts'
import { drawSchoolForm } from './school-form.service.ts'

export function schoolPlanRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readSchoolPlans, ({ person, params }) => readSchoolPlans(platform, person, params.schoolId))
  bind(app, calls.changeSchoolPlans, (call) =>
    changeSchoolPlans(platform, actorOf(call), { ...call.params, ...call.body }),
  )
  bind(app, calls.drawSchoolForm, ({ person, params, body }) =>
    drawSchoolForm(platform, person, { ...params, ...body }),
  )
}
