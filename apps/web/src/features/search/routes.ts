import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const searchRoutes: ScreenRoute[] = [
  {
    path: '/user/search',
    frame: 'shell',
    lazy: screen(() => import('./search-screen.tsx'), 'SearchScreen', 'search', 'people', 'groups', 'errors'),
  },
]
