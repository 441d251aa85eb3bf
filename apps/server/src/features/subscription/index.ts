import * as codes from '@learntrail/contract/subscription/codes'
import * as orderCalls from '@learntrail/contract/subscription/orders'
import * as calls from '@learntrail/contract/subscription/subscription'
import type { FastifyInstance } from 'fastify'
import { belongings } from '../../platform/archive/belongings.ts'
import { actorOf } from '../../platform/audit/audit.ts'
import { consoleRooms } from '../../platform/console/rooms.ts'
import { ofEverybody, ofPerson, staying, tableHomes } from '../../platform/database/table-homes.ts'
import { deleteRows } from '../../platform/erasure/delete-rows.ts'
import { erasure } from '../../platform/erasure/erasure.ts'
import type { Feature } from '../../platform/feature.ts'
import { bind } from '../../platform/http/bind.ts'
import { callerAddress } from '../../platform/http/caller-address.ts'
import { jobKind } from '../../platform/jobs/jobs.ts'
import { noticeSources } from '../../platform/notices/notice-sources.ts'
import type { Platform } from '../../platform/platform.ts'
import * as service from './codes.service.ts'
import { orderBelongings, orderErasure, orderNotices } from './order.parts.ts'
import * as decisions from './order-decisions.service.ts'
import * as orders from './orders.service.ts'
import { planBelongings } from './plan.belongings.ts'
import { listPlans, readOwnPlan } from './plans.service.ts'
import { redeemCode } from './redeem.service.ts'

export const subscriptionFeature: Feature = {
  name: 'subscription',
  has: [
    tableHomes(
      ...ofEverybody('plan_codes'),
      ...ofPerson('account_id', 'plan_redemptions'),
      ...staying('a year, seven where it was paid', ofPerson('account_id', 'plan_orders')),
    ),
    erasure([deleteRows({ table: 'plan_redemptions', by: 'account_id' }), orderErasure]),
    belongings(planBelongings, orderBelongings),
    noticeSources(...orderNotices()),
    consoleRooms(
      { room: 'codes', level: 'operator' },
      { room: 'orders', level: 'operator', countWaiting: decisions.countWaiting },
    ),
  ],
  routes,
  jobs: (platform) => {
    platform.jobs.every('50 3 * * *', jobKind('subscription.forget-orders'), () => decisions.forgetOrders(platform))
  },
}

function routes(app: FastifyInstance, platform: Platform): void {
  bind(app, calls.listPlans, async () => listPlans(platform))
  bind(app, calls.readOwnPlan, ({ person }) => readOwnPlan(platform, person.id))
  bind(app, calls.redeemCode, ({ person, body, request }) =>
    redeemCode(platform, person.id, { code: body.code, address: callerAddress(request) }),
  )

  bind(app, codes.listCodes, ({ query }) => service.listCodes(platform, query))
  bind(app, codes.makeCodes, (call) => service.makeCodes(platform, actorOf(call), call.body))
  bind(app, codes.revokeCode, (call) => service.revokeCode(platform, actorOf(call), call.params.id))
  bind(app, codes.listRedemptions, (call) =>
    service.listRedemptions(platform, actorOf(call), call.params.id, call.query.cursor),
  )
  bind(app, codes.listPlanEnds, (call) => service.listPlanEnds(platform, actorOf(call), call.query.cursor))

  bind(app, orderCalls.makeOrder, ({ person, body }) => orders.makeOrder(platform, person.id, body))
  bind(app, orderCalls.listOwnOrders, ({ person, query }) => orders.listOwn(platform, person.id, query.cursor))
  bind(app, orderCalls.tellPayment, ({ person, params, body }) =>
    orders.tellPayment(platform, person.id, params.id, body),
  )
  bind(app, orderCalls.cancelOrder, ({ person, params }) => orders.cancelOrder(platform, person.id, params.id))
  bind(app, orderCalls.listOrders, (call) => decisions.listOrders(platform, actorOf(call), call.query))
  bind(app, orderCalls.grantOrder, (call) => decisions.grantOrder(platform, actorOf(call), call.params.id, call.body))
  bind(app, orderCalls.refuseOrder, (call) => decisions.refuseOrder(platform, actorOf(call), call.params.id, call.body))
}
