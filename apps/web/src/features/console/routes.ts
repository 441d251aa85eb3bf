import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const consoleRoutes: ScreenRoute[] = [
  {
    path: '/admin',
    frame: 'shell',
    lazy: screen(() => import('./frame/console-screen.tsx'), 'ConsoleScreen', 'console', 'errors'),
  },
  {
    path: '/admin/audit',
    frame: 'shell',
    lazy: screen(() => import('./audit/audit-screen.tsx'), 'AuditScreen', 'console/audit', 'console', 'errors'),
  },
]
