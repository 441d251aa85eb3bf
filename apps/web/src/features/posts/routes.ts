import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const postRoutes: ScreenRoute[] = [
  {
    path: '/user/newcollection',
    frame: 'shell',
    lazy: screen(
      () => import('./collections/collection-screen.tsx'),
      'CollectionScreen',
      'posts/collections',
      'posts',
      'tags',
      'files',
    ),
  },
  {
    path: '/user/like',
    frame: 'shell',
    lazy: screen(
      () => import('./likes/likes-screen.tsx'),
      'LikesScreen',
      'posts/collections',
      'posts',
      'tags',
      'files',
    ),
  },
]
