import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const peopleRoutes: ScreenRoute[] = [
  {
    path: '/user/avatar',
    frame: 'shell',
    lazy: screen(() => import('./avatar/avatar-screen.tsx'), 'AvatarScreen', 'people/avatar'),
  },
]
