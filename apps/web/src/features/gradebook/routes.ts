import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const gradebookRoutes: ScreenRoute[] = [
  {
    path: '/user/group/:groupId/gradebook',
    frame: 'shell',
    feature: 'learning-group',
    lazy: screen(
      () => import('./gradebook-screen.tsx'),
      'GradebookScreen',
      ...(['gradebook', 'groups', 'errors'] as const),
    ),
  },
]
