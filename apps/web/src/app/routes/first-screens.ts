import type { ScreenRoute } from '../../feature/screen-route.ts'
import { firstAccountRoutes } from '../../features/accounts/first-routes.ts'
import { firstHomeRoutes } from '../../features/home/first-routes.ts'
import { firstPostRoutes } from '../../features/posts/first-routes.ts'
import { screen } from '../../routing/screen.ts'

/** What people open first (`build/boot-script.ts` loads the same ahead): all that the first script knows of screens. */
export const firstScreens: readonly ScreenRoute[] = [
  {
    path: '/portfolio',
    frame: 'shell',
    lazy: screen(
      () => import('./portfolio-route.tsx'),
      'PortfolioRoute',
      'posts',
      'drafts/compose',
      'tags',
      'tags/filters',
      'files',
    ),
  },
  ...firstAccountRoutes,
  ...firstHomeRoutes,
  ...firstPostRoutes,
]
