import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const editors = (['/user/build-portfolio', '/user/group/:groupId/build-portfolio'] as const).map(
  (path): ScreenRoute => ({
    path,
    frame: 'shell',
    shows: ['ways'],
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
  }),
)

export const draftRoutes: ScreenRoute[] = [
  ...editors,
  {
    path: '/user/take-in',
    frame: 'shell',
    lazy: screen(
      () => import('./taking-in/taking-in-screen.tsx'),
      'TakingInScreen',
      'drafts/taking-in',
      'drafts/form',
      'tags',
      'files',
      'errors',
    ),
  },
  {
    path: '/user/epost',
    frame: 'shell',
    shows: ['ways'],
    lazy: screen(
      () => import('./screens/epost-screen.tsx'),
      'EpostScreen',
      'drafts/compose',
      'drafts/form',
      'drafts',
      'posts',
      'tags',
      'files',
    ),
  },
]
