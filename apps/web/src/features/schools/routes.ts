import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['schools', 'console', 'errors'] as const

export const schoolRoutes: ScreenRoute[] = [
  {
    path: '/school',
    frame: 'shell',
    lazy: screen(() => import('./schools-screen.tsx'), 'SchoolsScreen', ...texts),
  },
  {
    path: '/school/:schoolId',
    frame: 'shell',
    lazy: screen(
      () => import('./people/people-screen.tsx'),
      'SchoolPeopleScreen',
      'profiles',
      'schools/transfers',
      ...texts,
    ),
  },
  {
    path: '/school/:schoolId/import',
    frame: 'shell',
    lazy: screen(
      () => import('./import-screen.tsx'),
      'ImportSchoolScreen',
      ...(['console/imports', 'console/troubles', ...texts] as const),
    ),
  },
  {
    path: '/school/vouch/:personId',
    frame: 'shell',
    lazy: screen(() => import('./vouch-screen.tsx'), 'VouchScreen', ...texts),
  },
  {
    path: '/school/password/:groupId/:personId',
    frame: 'shell',
    lazy: screen(() => import('./password-screen.tsx'), 'MemberPasswordScreen', 'groups', ...texts),
  },
]
