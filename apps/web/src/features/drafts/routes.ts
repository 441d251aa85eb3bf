import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const draftRoutes: ScreenRoute[] = [
  {
    path: '/user/build-portfolio',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/build-portfolio-screen.tsx'),
      'BuildPortfolioScreen',
      'drafts/form',
      'drafts',
      'posts',
      'tags',
      'errors',
      'files',
    ),
  },
  {
    path: '/user/epost',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/epost-screen.tsx'),
      'EpostScreen',
      'drafts/form',
      'drafts',
      'posts',
      'tags',
      'files',
    ),
  },
]
