import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const draftRoutes: ScreenRoute[] = [
  {
    path: '/user/build-portfolio',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/build-portfolio-screen.tsx'),
      'BuildPortfolioScreen',
      'posts',
      'drafts',
      'errors',
      'files',
    ),
  },
  {
    path: '/user/epost',
    frame: 'shell',
    lazy: screen(() => import('./screens/epost-screen.tsx'), 'EpostScreen', 'posts', 'drafts', 'files'),
  },
]
