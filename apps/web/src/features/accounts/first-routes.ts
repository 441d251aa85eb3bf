import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** Routes that people open first. */
export const firstAccountRoutes: ScreenRoute[] = [
  {
    path: '/login',
    frame: 'public',
    lazy: screen(
      () => import('./screens/login-screen.tsx'),
      'LoginScreen',
      'accounts',
      'accounts/passkeys',
      'accounts/providers',
      'errors',
    ),
  },
  {
    path: '/signup',
    frame: 'public',
    lazy: screen(() => import('./screens/role-selection-screen.tsx'), 'RoleSelectionScreen', 'accounts', 'errors'),
  },
]
