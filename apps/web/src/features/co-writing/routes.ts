import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

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
    ),
  },
]
