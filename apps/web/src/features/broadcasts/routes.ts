import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const broadcastRoutes: ScreenRoute[] = [
  {
    path: '/user/broadcasts',
    frame: 'shell',
    shows: ['ways'],
    lazy: screen(() => import('./broadcasts-screen.tsx'), 'BroadcastsScreen', 'broadcasts', 'files', 'errors'),
  },
  {
    path: '/user/build-broadcast',
    frame: 'shell',
    lazy: screen(
      () => import('./build-screen.tsx'),
      'BuildScreen',
      'broadcasts/build',
      'broadcasts',
      'files',
      'profiles',
      'errors',
    ),
  },
]
