import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const pebbleRoutes: ScreenRoute[] = [
  {
    path: '/pebbles',
    frame: 'shell',
    lazy: screen(() => import('./pebbles-screen.tsx'), 'PebblesScreen', 'pebbles', 'errors'),
  },
  {
    path: '/pebbles/:pebbleId',
    frame: 'shell',
    lazy: screen(() => import('./pebble-screen.tsx'), 'PebbleScreen', 'pebbles', 'comments', 'errors'),
  },
]
