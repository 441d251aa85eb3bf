import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const showcaseRoutes: ScreenRoute[] = [
  {
    path: '/user/show',
    frame: 'shell',
    lazy: screen(() => import('./show-screen.tsx'), 'ShowScreen', 'showcase', 'posts', 'tags', 'tags/filters', 'files'),
  },
]
