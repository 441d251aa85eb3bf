import * as admin from '@learntrail/contract/rewards/admin'
import * as calls from '@learntrail/contract/rewards/rewards'
import type { FastifyInstance } from 'fastify'
import { actorOf } from '../../platform/audit/audit.ts'
import { bind } from '../../platform/http/bind.ts'
import type { Platform } from '../../platform/platform.ts'
import * as budgets from './budgets/budgets.service.ts'
import { listGivenRewards, readGroupRewards } from './issuing/group-rewards.service.ts'
import { issueReward } from './issuing/issue.service.ts'
import { takeAnyBack, takeOwnBack } from './issuing/take-back.service.ts'
import * as ledgers from './ledgers/ledgers.service.ts'
import * as own from './own/purse.service.ts'

export function rewardRoutes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.readPurse, ({ person }) => own.readPurse(platform, person))
  bind(app, calls.listRewardMovements, ({ person, query }) => own.listMovements(platform, person, query.cursor))
  bind(app, calls.markRewardsSeen, async ({ person, body }) => ({
    unread: await own.markSeen(platform, person, body.movementId),
  }))
  bind(app, calls.readGroupRewards, ({ person, params }) => readGroupRewards(platform, person, params.id))
  bind(app, calls.issueReward, async ({ person, params, body }) => ({
    errorCode: 0 as const,
    ...(await issueReward(platform, person, { groupId: params.id, ...body })),
  }))
  bind(app, calls.listGivenRewards, ({ person, params, query }) =>
    listGivenRewards(platform, person, { groupId: params.id, cursor: query.cursor }),
  )
  bind(app, calls.takeRewardBack, ({ person, params: { id, movementId } }) =>
    takeOwnBack(platform, person, { groupId: id, movementId }),
  )

  bind(app, admin.listBudgets, ({ query }) => budgets.listBudgets(platform, query))
  bind(app, admin.fundBudget, (call) =>
    budgets.changeBudget(platform, actorOf(call), { ...call.params, ...call.body, way: 'funded' }),
  )
  bind(app, admin.withdrawBudget, (call) =>
    budgets.changeBudget(platform, actorOf(call), { ...call.params, ...call.body, way: 'withdrawn' }),
  )
  bind(app, admin.giveReward, (call) => budgets.giveReward(platform, actorOf(call), call.body))
  bind(app, admin.takeAnyRewardBack, (call) =>
    takeAnyBack(platform, actorOf(call), { id: call.params.id, reason: call.body.reason }),
  )
  bind(app, admin.findLedgers, (call) => ledgers.findLedgers(platform, actorOf(call), call.query))
  bind(app, admin.readLedger, (call) =>
    ledgers.readLedger(platform, actorOf(call), { ...call.params, cursor: call.query.cursor }),
  )
  bind(app, admin.readProofs, () => ledgers.readProofs(platform))
}
