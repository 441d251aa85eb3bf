import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const ofStaff = ['problems/room', 'problems', 'console', 'files', 'errors'] as const

export const problemRoutes: ScreenRoute[] = [
  {
    path: '/problem-reporting',
    frame: 'public',
    lazy: screen(() => import('./report/report-screen.tsx'), 'ReportScreen', 'problems', 'files', 'errors'),
  },
  {
    path: '/admin/problems',
    frame: 'shell',
    lazy: screen(() => import('./room/problems-screen.tsx'), 'ProblemsScreen', ...ofStaff),
  },
  {
    path: '/admin/problems/:problemId',
    frame: 'shell',
    lazy: screen(() => import('./room/problem-screen.tsx'), 'ProblemScreen', ...ofStaff),
  },
]
