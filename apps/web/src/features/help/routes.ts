import { screen } from '../../routing/screen.ts'
import type { ScreenRoute } from '../../routing/screen-route.ts'

export const helpRoutes: ScreenRoute[] = [
  {
    path: '/help',
    frame: 'public',
    lazy: screen(() => import('./screens/help-screen.tsx'), 'HelpScreen', 'help'),
  },
  {
    path: '/help/:topic',
    frame: 'public',
    lazy: screen(() => import('./screens/help-topic-screen.tsx'), 'HelpTopicScreen', 'help'),
  },
]
