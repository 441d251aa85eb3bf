import * as calls from '@learntrail/contract/plans/school/school'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { changeSchoolPlans, readSchoolPlans } from './school.service.ts'
import { drawSchoolForm } from './school-form.service.ts'

export function schoolPlanRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readSchoolPlans, ({ person, params }) => readSchoolPlans(platform, person, params.schoolId))
  bind(app, calls.changeSchoolPlans, ({ person, params, body }) =>
    changeSchoolPlans(platform, person, { ...params, ...body }),
  )
  bind(app, calls.drawSchoolForm, ({ person, params, body }) =>
    drawSchoolForm(platform, person, { ...params, ...body }),
  )
}
