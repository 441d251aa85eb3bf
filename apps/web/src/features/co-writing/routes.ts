import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const coWritingRoutes: ScreenRoute[] = [
  {
    path: '/user/build-share-portfolio',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/shared-screen.tsx'),
      'SharedScreen',
      'co-writing',
      'drafts/form',
      'posts',
      'tags',
      'files',
      'documents/shared',
    ),
  },
]
