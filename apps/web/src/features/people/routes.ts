import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const peopleRoutes: ScreenRoute[] = [
  {
    path: '/user/avatar',
    frame: 'shell',
    lazy: screen(() => import('./avatar/avatar-screen.tsx'), 'AvatarScreen', 'people/avatar'),
  },
]
