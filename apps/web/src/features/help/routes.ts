import type { ScreenRoute } from '../../feature/screen-route.ts'
import { screen } from '../../routing/screen.ts'

export const helpRoutes: ScreenRoute[] = [
  {
    path: '/help',
    frame: 'public',
    shows: ['helpPictures', 'ways'],
    lazy: screen(() => import('./screens/help-screen.tsx'), 'HelpScreen', 'help'),
  },
  {
    path: '/help/:topic',
    frame: 'public',
    shows: ['helpPictures', 'ways'],
    lazy: screen(() => import('./screens/help-topic-screen.tsx'), 'HelpTopicScreen', 'help'),
  },
]
