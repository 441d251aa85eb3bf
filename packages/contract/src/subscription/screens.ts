export const subscriptionScreens = [
  '/admin/codes',
  '/account/plan',
  '/subscription/subscription-introduction',
  '/subscription/subscription-alert',
] as const
