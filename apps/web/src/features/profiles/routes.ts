import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const profileRoutes: ScreenRoute[] = [
  {
    path: '/signup-form',
    frame: 'public',
    access: 'profile',
    lazy: screen(
      () => import('./screens/sign-up-form-screen.tsx'),
      'SignUpFormScreen',
      'profiles',
      'accounts',
      'errors',
    ),
  },
  {
    path: '/user/profile',
    frame: 'shell',
    lazy: screen(() => import('./screens/profile-screen.tsx'), 'ProfileScreen', 'profiles', 'profiles/audiences'),
  },
]
