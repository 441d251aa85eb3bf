/** Paths of this feature's screens that the server links to. */
export const subscriptionPaths = {
  plan: '/account/plan',
  orders: '/account/orders',
} as const
