import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const broadcastRoutes: ScreenRoute[] = [
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
