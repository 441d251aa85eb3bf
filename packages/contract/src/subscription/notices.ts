import type { FeatureNotices } from '../notices/declaration.ts'
import { subscriptionPaths } from './paths.ts'

export const subscriptionNotices = {
  kinds: {
    planOrderRefused: 'service',
  },
  places: {
    subscription: () => subscriptionPaths.plan,
    orders: () => subscriptionPaths.orders,
  },
} as const satisfies FeatureNotices
