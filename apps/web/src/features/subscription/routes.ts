import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['subscription', 'errors'] as const

export const subscriptionRoutes: ScreenRoute[] = [
  {
    path: '/account/plan',
    frame: 'shell',
    lazy: screen(() => import('./plan/plan-screen.tsx'), 'PlanScreen', ...texts),
  },
  {
    path: '/account/orders',
    frame: 'shell',
    lazy: screen(() => import('./orders/orders-screen.tsx'), 'OrdersScreen', 'subscription/orders', ...texts),
  },
  {
    path: '/subscription/subscription-introduction',
    frame: 'public',
    lazy: screen(() => import('./plans/introduction-screen.tsx'), 'IntroductionScreen', ...texts),
  },
  {
    path: '/subscription/subscription-alert',
    frame: 'public',
    lazy: screen(() => import('./plans/alert-screen.tsx'), 'AlertScreen', ...texts),
  },
  {
    path: '/admin/codes',
    frame: 'shell',
    lazy: screen(() => import('./codes/codes-screen.tsx'), 'CodesScreen', 'subscription/codes', 'console', ...texts),
  },
  {
    path: '/admin/orders',
    frame: 'shell',
    lazy: screen(
      () => import('./queue/queue-screen.tsx'),
      'QueueScreen',
      ...(['subscription/queue', 'subscription/orders', 'console'] as const),
      ...texts,
    ),
  },
]
