import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const teachingRoutes: ScreenRoute[] = [
  {
    path: '/teaching',
    frame: 'shell',
    shows: ['waitsForMe', 'todos'],
    lazy: screen(() => import('./teaching-screen.tsx'), 'TeachingScreen', 'teaching', 'todos', 'errors'),
  },
]
