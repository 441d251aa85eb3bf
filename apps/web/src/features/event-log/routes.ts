import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const eventLogRoutes: ScreenRoute[] = [
  {
    path: '/user/event-log',
    frame: 'shell',
    lazy: screen(() => import('./event-log-screen.tsx'), 'EventLogScreen', 'event-log', 'accounts/providers', 'errors'),
  },
]
