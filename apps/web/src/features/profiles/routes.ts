import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

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
    lazy: screen(
      () => import('./screens/profile-screen.tsx'),
      'ProfileScreen',
      'profiles',
      'profiles/audiences',
      'profiles/subjects',
    ),
  },
]
