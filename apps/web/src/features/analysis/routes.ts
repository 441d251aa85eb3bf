import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const analysisRoutes: ScreenRoute[] = [
  {
    path: '/user/learning-portfolio-analysis',
    frame: 'shell',
    lazy: screen(() => import('./analysis-screen.tsx'), 'AnalysisScreen', 'analysis', 'tags', 'errors'),
  },
]
