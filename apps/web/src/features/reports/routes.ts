import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

const texts = ['reports', 'files', 'errors'] as const
const ofStaff = ['reports/cases', 'console', ...texts] as const

export const reportRoutes: ScreenRoute[] = [
  {
    path: '/user/report',
    frame: 'shell',
    lazy: screen(() => import('./report/report-screen.tsx'), 'ReportScreen', ...texts),
  },
  {
    path: '/admin/reports',
    frame: 'shell',
    lazy: screen(() => import('./queue/cases-screen.tsx'), 'CasesScreen', ...ofStaff),
  },
  {
    path: '/admin/reports/:caseId',
    frame: 'shell',
    lazy: screen(() => import('./case/case-screen.tsx'), 'CaseScreen', ...ofStaff),
  },
]
