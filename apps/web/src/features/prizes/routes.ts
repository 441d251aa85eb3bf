import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['prizes', 'errors'] as const
const inShell = { frame: 'shell', feature: 'learning-group' } as const

export const prizeRoutes: ScreenRoute[] = [
  {
    ...inShell,
    path: '/rewards',
    lazy: screen(() => import('./catalogue/prizes-screen.tsx'), 'PrizesScreen', ...texts),
  },
  {
    ...inShell,
    path: '/rewards/prizes/:prizeId',
    lazy: screen(() => import('./prize/prize-screen.tsx'), 'PrizeScreen', 'prizes/apply', 'common/signature', ...texts),
  },
  // Applications stay reachable without the plan, so these routes require no feature.
  {
    path: '/rewards/applications',
    frame: 'shell',
    lazy: screen(() => import('./mine/applications-screen.tsx'), 'ApplicationsScreen', 'prizes/applications', ...texts),
  },
  {
    path: '/rewards/applications/:applicationId',
    frame: 'shell',
    lazy: screen(
      () => import('./mine/application-screen.tsx'),
      'ApplicationScreen',
      ...(['prizes/applications', 'prizes/apply', 'common/signature'] as const),
      ...texts,
    ),
  },
  {
    path: '/rewards/consent/:token',
    frame: 'public',
    access: 'open',
    lazy: screen(
      () => import('./consent/consent-screen.tsx'),
      'ConsentScreen',
      'prizes/consent',
      'common/signature',
      ...texts,
    ),
  },
  {
    path: '/admin/prizes',
    frame: 'shell',
    lazy: screen(() => import('./keep/prize-table-screen.tsx'), 'PrizeTableScreen', 'prizes/keep', 'console', ...texts),
  },
  {
    path: '/admin/prizes/new',
    frame: 'shell',
    lazy: screen(
      () => import('./keep/new-prize-screen.tsx'),
      'NewPrizeScreen',
      ...(['prizes/keep', 'console', 'files'] as const),
      ...texts,
    ),
  },
  {
    path: '/admin/prizes/:prizeId',
    frame: 'shell',
    lazy: screen(
      () => import('./keep/kept-prize-screen.tsx'),
      'KeptPrizeScreen',
      ...(['prizes/keep', 'console', 'files'] as const),
      ...texts,
    ),
  },
  {
    path: '/admin/prize-applications',
    frame: 'shell',
    lazy: screen(() => import('./handle/queue-screen.tsx'), 'QueueScreen', 'prizes/handle', 'console', ...texts),
  },
  {
    path: '/admin/prize-applications/:applicationId',
    frame: 'shell',
    lazy: screen(
      () => import('./handle/handled-screen.tsx'),
      'HandledScreen',
      'prizes/handle',
      'console',
      'common/signature',
      ...texts,
    ),
  },
]
