import type { ContractFeature } from '../feature.ts'
import { subscriptionErrors } from './errors.ts'
import { subscriptionNotices } from './notices.ts'
import { subscriptionScreens } from './screens.ts'

export const subscription = {
  name: 'subscription',
  screens: subscriptionScreens,
  errors: subscriptionErrors,
  consoleRooms: { codes: 70, orders: 80 },
  auditActs: [
    'code.made',
    'code.revoked',
    'code.looked',
    'plan_ends.looked',
    'orders.looked',
    'order.granted',
    'order.refused',
  ],
  auditSubjectTypes: ['code', 'order'],
  helpTopics: { plan: 320 },
  eventGroups: { plan_code: 'account', plan_order: 'account' },
  notices: subscriptionNotices,
} as const satisfies ContractFeature
