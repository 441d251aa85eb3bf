export const subscriptionScreens = [
  '/admin/codes',
  '/admin/orders',
  '/account/orders',
  '/account/plan',
  '/subscription/subscription-introduction',
  '/subscription/subscription-alert',
] as const
