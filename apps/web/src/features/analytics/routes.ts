import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['analytics', 'analytics/words', 'analytics/pupils', 'analysis', 'tags', 'errors'] as const

const questionScreen = screen(() => import('./question/question-screen.tsx'), 'QuestionScreen', ...texts)
const thingScreen = screen(() => import('./question/thing-screen.tsx'), 'ThingScreen', ...texts)

const questionPaths = [
  '/school-analytics/use',
  '/school-analytics/PostsAnalytics/:schoolId',
  '/school-analytics/homework',
  '/school-analytics/plans',
  '/school-analytics/school-courses-analytics',
  '/school-analytics/school-groups-analytics',
  '/school-analytics/points',
  '/school-analytics/readiness',
] as const
const thingPaths = [
  '/school-analytics/school-courses-analytics/:courseId',
  '/school-analytics/school-groups-analytics/:groupId',
] as const

export const analyticsRoutes: ScreenRoute[] = [
  {
    path: '/school-analytics/dashboard',
    frame: 'shell',
    lazy: screen(() => import('./dashboard/dashboard-screen.tsx'), 'DashboardScreen', ...texts),
  },
  ...questionPaths.map((path) => ({ path, frame: 'shell', lazy: questionScreen }) as const),
  ...thingPaths.map((path) => ({ path, frame: 'shell', lazy: thingScreen }) as const),
  {
    path: '/user/figure-looks',
    frame: 'shell',
    lazy: screen(
      () => import('./looks/looks-screen.tsx'),
      'FigureLooksScreen',
      ...(['analytics/looks', 'analytics/words', 'errors'] as const),
    ),
  },
]
