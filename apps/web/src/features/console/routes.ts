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
  {
    path: '/admin/people',
    frame: 'shell',
    lazy: screen(() => import('./people/people-screen.tsx'), 'PeopleScreen', 'console/people', 'console', 'errors'),
  },
  {
    path: '/admin/people/:personId',
    frame: 'shell',
    lazy: screen(
      () => import('./people/person-screen.tsx'),
      'PersonScreen',
      ...(['console/people', 'console', 'profiles', 'accounts', 'errors'] as const),
    ),
  },
]
