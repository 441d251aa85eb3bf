import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const groupAnalysisRoutes: ScreenRoute[] = [
  {
    path: '/user/groupanalysis',
    frame: 'shell',
    lazy: screen(
      () => import('./group-analysis-screen.tsx'),
      'GroupAnalysisScreen',
      ...(['group-analysis', 'analysis', 'groups', 'tags', 'errors'] as const),
    ),
  },
]
