import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const showcaseRoutes: ScreenRoute[] = [
  {
    path: '/user/show',
    frame: 'shell',
    lazy: screen(() => import('./show-screen.tsx'), 'ShowScreen', 'showcase', 'posts', 'tags', 'tags/filters', 'files'),
  },
]
