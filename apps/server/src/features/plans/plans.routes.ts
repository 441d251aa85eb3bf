import { downloadClassPlans } from '@learntrail/contract/plans/class-table'
import * as memberCalls from '@learntrail/contract/plans/members'
import * as calls from '@learntrail/contract/plans/plans'
import type { FastifyInstance } from 'fastify'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import { sendPeopleList } from '../groups/index.ts'
import { classPlansAsList } from './class-table/class-table.service.ts'
import { doingRoutes } from './doing/doing.routes.ts'
import { planEditionRoutes } from './editions/editions.routes.ts'
import { favorPlan } from './favorites/favorites.service.ts'
import { planForGuardianRoutes } from './for-guardians/for-guardians.routes.ts'
import { planFormRoutes } from './form/form.routes.ts'
import { countPlans, listPlans, searchPlans } from './lists/lists.service.ts'
import * as members from './members/members.service.ts'
import { createPlan, deletePlan, readPlan, savePlan } from './plans.service.ts'
import { schoolPlanRoutes } from './school/school.routes.ts'
import { sharePlan } from './share-plan.service.ts'
import { planSigningRoutes } from './signing/signing.routes.ts'

export function planRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listPlans, ({ person, query }) => listPlans(platform, person, query))
  bind(app, calls.searchPlans, ({ person, query }) => searchPlans(platform, person, query))
  bind(app, calls.countPlans, ({ person }) => countPlans(platform, person))
  bind(app, calls.createPlan, ({ person, body }) => createPlan(platform, person, body))
  bind(app, calls.readPlan, ({ person, params }) => readPlan(platform, person, params.id))
  bind(app, calls.savePlan, ({ person, params, body }) => savePlan(platform, person, params.id, body))
  bind(app, calls.sharePlan, ({ person, params, body }) => sharePlan(platform, person, params.id, body))
  bind(app, calls.deletePlan, async ({ person, params }) => {
    await deletePlan(platform, person, params.id)
    return { ok: true }
  })
  bind(app, calls.favorPlan, ({ person, body: { projectId, isFavorite } }) =>
    favorPlan(platform, person, projectId, isFavorite),
  )
  bind(app, memberCalls.listPossibleMembers, ({ person, params, query }) =>
    members.listPossibleMembers(platform, person, params.id, query.words),
  )
  bind(app, memberCalls.inviteMember, ({ person, params, body }) =>
    members.inviteMember(platform, person, params.id, body.personId),
  )
  bind(app, memberCalls.answerMembership, async ({ person, params, body }) => {
    await members.answerMembership(platform, person, params.id, body.accepts)
    return { ok: true }
  })
  bind(app, memberCalls.removeMember, async ({ person, params }) => {
    await members.removeMember(platform, person, params.id, params.personId)
    return { ok: true }
  })
  bind(app, memberCalls.listPlanEdits, ({ person, params }) => members.listPlanEdits(platform, person, params.id))
  bind(app, downloadClassPlans, async ({ person, params: { groupId }, query: { form }, reply }) => {
    const listIn = await classPlansAsList(platform, person, groupId)
    return sendPeopleList(platform, person, { groupId, form, listIn }, reply)
  })
  planFormRoutes(app, platform)
  planEditionRoutes(app, platform)
  planSigningRoutes(app, platform)
  planForGuardianRoutes(app, platform)
  doingRoutes(app, platform)
  schoolPlanRoutes(app, platform)
}
