import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** Routes that people open first. */
export const firstPostRoutes: ScreenRoute[] = [
  {
    path: '/user/portfolio/:portfolioId',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/post-screen.tsx'),
      'PostScreen',
      'posts',
      'comments',
      'people',
      'tags',
      'files',
    ),
  },
]
