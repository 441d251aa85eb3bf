import * as calls from '@learntrail/contract/problems/problems'
import type { FastifyInstance } from 'fastify'
import { belongings } from '../../platform/archive/belongings.ts'
import { actorOf } from '../../platform/audit/audit.ts'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { below, ofEverybody, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import { callerNetwork } from '../../platform/http/caller-address.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import type { Platform } from '../../platform/platform.ts'
import { fileUses } from '../files/index.ts'
import { problemBelongings, problemFileUse, problemNotices } from './problem.parts.ts'
import * as service from './problems.service.ts'

export const problemsFeature: Feature = {
  name: 'problems',
  has: [
    tableHomes(
      ...staying('a year after it was closed', ofEverybody('problems')),
      ...below('problems', 'problem_id', 'problem_answers'),
    ),
    erasure([deleteRows({ table: 'problems', by: 'reporter_id' })]),
    belongings(problemBelongings),
    noticeSources(...problemNotices()),
    consoleRooms({ room: 'problems', level: 'support', countWaiting: service.countWaiting }),
    fileUses(problemFileUse),
  ],
  routes,
  jobs: (platform) => {
    platform.jobs.every('40 3 * * *', jobKind('problems.forget'), () => service.forgetOld(platform))
  },
}

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.reportProblem, ({ person, body, request }) =>
    service.reportProblem(platform, person ? { accountId: person.id } : { network: callerNetwork(request) }, body),
  )
  bind(app, calls.listOwnProblems, ({ person, query }) => service.listOwn(platform, person.id, query.cursor))
  bind(app, calls.listProblems, ({ query }) => service.listProblems(platform, query))
  bind(app, calls.readProblem, (call) => service.lookAtProblem(platform, actorOf(call), call.params.id))
  bind(app, calls.answerProblem, (call) => service.answerProblem(platform, actorOf(call), call.params.id, call.body))
  bind(app, calls.closeProblem, (call) => service.closeProblem(platform, actorOf(call), call.params.id))
}
