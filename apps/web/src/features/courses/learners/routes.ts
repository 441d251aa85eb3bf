import type { ScreenRoute } from '../../../feature/screen-route.ts'
import { screen } from '../../../routing/screen.ts'

const inShell = { frame: 'shell', feature: 'course' } as const
const texts = ['courses/learners', 'courses/learning', 'courses/reading', 'courses', 'courses/names', 'errors'] as const

export const courseLearnerRoutes: ScreenRoute[] = [
  {
    ...inShell,
    path: '/courses/:courseId/learners',
    lazy: screen(() => import('./learners-screen.tsx'), 'LearnersScreen', ...texts),
  },
  {
    ...inShell,
    path: '/courses/:courseId/learners/:personId',
    lazy: screen(() => import('./one/learner-screen.tsx'), 'LearnerScreen', ...texts),
  },
  {
    ...inShell,
    path: '/courses/:courseId/messages',
    lazy: screen(() => import('./messages/messages-screen.tsx'), 'MessagesScreen', ...texts),
  },
]
