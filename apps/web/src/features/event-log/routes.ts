import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const eventLogRoutes: ScreenRoute[] = [
  {
    path: '/user/event-log',
    frame: 'shell',
    lazy: screen(
      () => import('./event-log-screen.tsx'),
      'EventLogScreen',
      'event-log',
      'event-kinds',
      'accounts/providers',
      'errors',
    ),
  },
]
