import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const searchRoutes: ScreenRoute[] = [
  {
    path: '/user/search',
    frame: 'shell',
    shows: ['inSearch'],
    lazy: screen(() => import('./search-screen.tsx'), 'SearchScreen', 'search', 'people', 'errors'),
  },
]
