import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const analysisRoutes: ScreenRoute[] = [
  {
    path: '/user/learning-portfolio-analysis',
    frame: 'shell',
    lazy: screen(() => import('./analysis-screen.tsx'), 'AnalysisScreen', 'analysis', 'tags', 'errors'),
  },
]
