/** Addresses of its screens that the server names as well. */
export const subscriptionPaths = {
  plan: '/account/plan',
  orders: '/account/orders',
} as const
