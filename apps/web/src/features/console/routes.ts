import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const ofSchools = ['console/schools', 'console', 'profiles', 'errors'] as const

export const consoleRoutes: ScreenRoute[] = [
  {
    path: '/admin',
    frame: 'shell',
    shows: ['consoleRooms'],
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
    shows: ['consoleRooms'],
    lazy: screen(
      () => import('./people/person-screen.tsx'),
      'PersonScreen',
      ...(['console/people', 'console', 'profiles', 'accounts', 'errors'] as const),
    ),
  },
  {
    path: '/admin/schools',
    frame: 'shell',
    lazy: screen(() => import('./schools/schools-screen.tsx'), 'SchoolsScreen', ...ofSchools),
  },
  {
    path: '/admin/schools/typed',
    frame: 'shell',
    lazy: screen(() => import('./schools/typed-screen.tsx'), 'TypedScreen', ...ofSchools),
  },
  {
    path: '/admin/schools/import',
    frame: 'shell',
    lazy: screen(
      () => import('./schools/import-screen.tsx'),
      'ImportScreen',
      ...(['console/imports', 'console/troubles', ...ofSchools] as const),
    ),
  },
  {
    path: '/admin/schools/one/:schoolId',
    frame: 'shell',
    lazy: screen(() => import('./schools/school-screen.tsx'), 'SchoolScreen', 'accounts/teacher', ...ofSchools),
  },
  {
    path: '/admin/statistics',
    frame: 'shell',
    lazy: screen(
      () => import('./statistics/statistics-screen.tsx'),
      'StatisticsScreen',
      ...(['console/statistics', 'console', 'errors'] as const),
    ),
  },
  {
    path: '/admin/health',
    frame: 'shell',
    lazy: screen(() => import('./health/health-screen.tsx'), 'HealthScreen', 'console/health', 'console', 'errors'),
  },
  {
    path: '/admin/backups',
    frame: 'shell',
    lazy: screen(() => import('./backups/backups-screen.tsx'), 'BackupsScreen', 'console/backups', 'console', 'errors'),
  },
  {
    path: '/admin/import-accounts',
    frame: 'shell',
    lazy: screen(
      () => import('./imports/import-accounts-screen.tsx'),
      'ImportAccountsScreen',
      ...(['console/imports', 'console/troubles', 'console', 'errors'] as const),
    ),
  },
]
