import type { RouteObject } from 'react-router'
import { screen } from './screen-module.ts'

/** Screens of the learning records, inside the shell: portfolio, writing, one record. */
export const postRoutes: RouteObject[] = [
  {
    path: '/portfolio',
    lazy: screen(() => import('../features/posts/screens/portfolio-screen.tsx'), 'PortfolioScreen', 'posts', 'files'),
  },
  {
    path: '/user/build-portfolio',
    lazy: screen(
      () => import('../features/posts/screens/build-portfolio-screen.tsx'),
      'BuildPortfolioScreen',
      'posts',
      'files',
    ),
  },
  {
    path: '/user/epost',
    lazy: screen(() => import('../features/posts/screens/epost-screen.tsx'), 'EpostScreen', 'posts', 'files'),
  },
  {
    path: '/user/portfolio/:portfolioId',
    lazy: screen(() => import('../features/posts/screens/post-screen.tsx'), 'PostScreen', 'posts', 'files'),
  },
]
