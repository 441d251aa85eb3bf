import * as calls from '@learntrail/contract/console/people'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import type { Person } from '../../../platform/access/person.ts'
import { actorOf } from '../../../platform/audit/audit.ts'
import { bind } from '../../../platform/http/bind.ts'
import type { Platform } from '../../../platform/platform.ts'
import { listPeople, lookAtPerson, type StaffActor } from './people.service.ts'
import * as acts from './people-acts.service.ts'

const staffOf = (call: { person: Person; request: FastifyRequest }): StaffActor => ({
  ...actorOf(call),
  level: call.person.staffLevel,
})

export function consolePeopleRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listPeople, (call) => listPeople(platform, staffOf(call), call.query))
  bind(app, calls.readPerson, (call) => lookAtPerson(platform, staffOf(call), call.params.id))
  bind(app, calls.mailPerson, (call) => acts.mailPerson(platform, staffOf(call), call.params.id))
  bind(app, calls.signPersonOut, (call) =>
    acts.signPersonOut(platform, staffOf(call), call.params.id, call.body.reason),
  )
  bind(app, calls.verifyPerson, (call) => acts.verifyPerson(platform, staffOf(call), call.params.id, call.body))
  bind(app, calls.changePersonAge, (call) => acts.changePersonAge(platform, staffOf(call), call.params.id, call.body))
  bind(app, calls.changePersonSchool, (call) =>
    acts.changePersonSchool(platform, staffOf(call), call.params.id, call.body),
  )
  bind(app, calls.correctPlacement, (call) => {
    const { id, placementId } = call.params
    return acts.correctPersonPlacement(platform, staffOf(call), id, { placementId, ...call.body })
  })
  bind(app, calls.changePersonLevel, (call) =>
    acts.changePersonLevel(platform, staffOf(call), call.params.id, call.body),
  )
  bind(app, calls.grantPersonPlan, (call) => acts.grantPersonPlan(platform, staffOf(call), call.params.id, call.body))
}
