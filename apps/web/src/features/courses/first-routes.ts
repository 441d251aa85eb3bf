import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

/** The screens opened first: a phone continues a course where it was left. */
export const firstCourseRoutes: ScreenRoute[] = [
  {
    path: '/courses/:courseId/learn',
    frame: 'shell',
    feature: 'course',
    lazy: screen(
      () => import('./learning/learn-screen.tsx'),
      'LearnScreen',
      'courses',
      'courses/names',
      'courses/reading',
      'courses/learning',
      'courses/next-film',
      'courses/pictures',
      'common/sharing',
      'files/viewer',
    ),
  },
]
