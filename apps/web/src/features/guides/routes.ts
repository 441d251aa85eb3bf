import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const guideRoutes: ScreenRoute[] = [
  {
    path: '/user/portfolio_guide',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/guide-screens.tsx'),
      'LearningRecordsGuideScreen',
      'guides',
      'drafts/form',
      'posts',
      'tags',
    ),
  },
  {
    path: '/user/portfolio_guide/learning_records',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/guide-screens.tsx'),
      'LearningRecordsGuideScreen',
      'guides',
      'drafts/form',
      'posts',
      'tags',
    ),
  },
  {
    path: '/user/portfolio_guide/course_classification',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/guide-screens.tsx'),
      'CourseGuideScreen',
      'guides',
      'drafts/form',
      'posts',
      'tags',
    ),
  },
  {
    path: '/user/portfolio_guide/event_quest',
    frame: 'shell',
    lazy: screen(
      () => import('./screens/guide-screens.tsx'),
      'QuestGuideScreen',
      'guides',
      'drafts/form',
      'posts',
      'tags',
    ),
  },
]
