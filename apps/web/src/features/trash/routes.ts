import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const trashRoutes: ScreenRoute[] = [
  {
    path: '/user/trash',
    frame: 'shell',
    lazy: screen(() => import('./trash-screen.tsx'), 'TrashScreen', 'trash', 'trash/toast', 'errors'),
  },
]
