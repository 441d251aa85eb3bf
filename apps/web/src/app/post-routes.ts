import type { RouteObject } from 'react-router'
import { screen } from './screen-module.ts'

/** Screens of the learning records, inside the shell: portfolio, writing, one record. */
export const postRoutes: RouteObject[] = [
  {
    path: '/portfolio',
    lazy: screen(() => import('./routes/portfolio-route.tsx'), 'PortfolioRoute', 'posts', 'tags/filters', 'files'),
  },
  {
    path: '/user/build-portfolio',
    lazy: screen(
      () => import('../features/drafts/screens/build-portfolio-screen.tsx'),
      'BuildPortfolioScreen',
      'posts',
      'drafts',
      'errors',
      'files',
    ),
  },
  {
    path: '/user/epost',
    lazy: screen(
      () => import('../features/drafts/screens/epost-screen.tsx'),
      'EpostScreen',
      'posts',
      'drafts',
      'files',
    ),
  },
  {
    path: '/user/learning-portfolio-analysis',
    lazy: screen(
      () => import('../features/analysis/analysis-screen.tsx'),
      'AnalysisScreen',
      'analysis',
      'posts',
      'errors',
    ),
  },
  ...(
    [
      ['/user/portfolio_guide', 'LearningRecordsGuideScreen'],
      ['/user/portfolio_guide/learning_records', 'LearningRecordsGuideScreen'],
      ['/user/portfolio_guide/course_classification', 'CourseGuideScreen'],
      ['/user/portfolio_guide/event_quest', 'QuestGuideScreen'],
    ] as const
  ).map(([path, name]) => ({
    path,
    lazy: screen(() => import('../features/guides/screens/guide-screens.tsx'), name, 'guides', 'posts'),
  })),
  {
    path: '/user/build-share-portfolio',
    lazy: screen(
      () => import('../features/co-writing/screens/shared-screen.tsx'),
      'SharedScreen',
      'co-writing',
      'posts',
      'files',
    ),
  },
  {
    path: '/user/portfolio/:portfolioId',
    lazy: screen(() => import('../features/posts/screens/post-screen.tsx'), 'PostScreen', 'posts', 'drafts', 'files'),
  },
  {
    path: '/user/newcollection',
    lazy: screen(
      () => import('../features/posts/collections/collection-screen.tsx'),
      'CollectionScreen',
      'posts/collections',
      'posts',
      'files',
    ),
  },
  {
    path: '/user/like',
    lazy: screen(
      () => import('../features/posts/likes/likes-screen.tsx'),
      'LikesScreen',
      'posts/collections',
      'posts',
      'files',
    ),
  },
  {
    path: '/user/show',
    lazy: screen(
      () => import('../features/showcase/show-screen.tsx'),
      'ShowScreen',
      'showcase',
      'posts',
      'tags/filters',
      'files',
    ),
  },
]
